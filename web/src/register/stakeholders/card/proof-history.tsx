import type { ContactProof } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { TableFrame } from '../../../ui/table-frame.tsx';
import classes from '../stakeholders.module.css';

/** Who verified which contact, how and when; read-only. */
export const ProofHistory = ({ proofs }: { readonly proofs: readonly ContactProof[] }) => {
  const { t } = useTranslation('stakeholders');
  const format = useFormat();
  if (proofs.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('card.noHistory')}
      </Text>
    );
  return (
    <TableFrame label={t('card.history')} minWidth={420}>
      <table className={`hg-small hg-full hg-table ${classes.history}`}>
        <thead>
          <tr>
            <th scope="col">{t('card.when')}</th>
            <th scope="col">{t('card.what')}</th>
            <th scope="col">{t('card.how')}</th>
            <th scope="col">{t('card.who')}</th>
          </tr>
        </thead>
        <tbody>
          {proofs.map((proof) => (
            <tr key={`${proof.contact} ${proof.provedAt}`}>
              <td>{format.moment(proof.provedAt)}</td>
              <td>
                {t(`field.${proof.contact}`)}
                {proof.current ? null : (
                  <Text size="xs" c="dimmed">
                    {t('card.changedSince')}
                  </Text>
                )}
              </td>
              <td>{t(`card.method.${proof.method}`)}</td>
              <td>{proof.provedBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};
