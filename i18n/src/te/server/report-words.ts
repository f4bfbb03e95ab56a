import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['report-words']> = {
  safe: '1, క్షేమం, నేను క్షేమం, క్షేమంగా ఉన్నాను, మేము క్షేమం, సురక్షితం',
  help: '2, సహాయం, సహాయం కావాలి, నాకు సహాయం కావాలి, మాకు సహాయం కావాలి, సాయం',
  smell: '3, వాసన, గ్యాస్, గ్యాస్ వాసన, గ్యాస్ వాసన వస్తోంది, ఇక్కడ గ్యాస్ వాసన వస్తోంది',
};
