import type { EscalationChain } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { useFormat } from '../../ui/format.ts';
import { useReason } from '../../ui/use-reason.ts';
import { findChainScope } from './chain-values.ts';
import classes from './escalation.module.css';

interface ChainListProps {
  readonly chains: readonly EscalationChain[];
  readonly chosen: number | undefined;
  readonly onChoose: (chain: EscalationChain) => void;
  readonly onEdit: (chain: EscalationChain) => void;
  readonly onDelete: (chain: EscalationChain) => void;
}

/** Every chain with its tiers in words; the dry run of the chosen one is beside the list. */
export const ChainList = ({ chains, chosen, onChoose, onEdit, onDelete }: ChainListProps) => {
  const { t } = useTranslation(['escalation', 'stakeholders']);
  const format = useFormat();
  const lacking = useReason('escalation.write');
  return (
    <ul className={`hg-stack ${classes.chains}`} aria-label={t('chains')} tabIndex={-1} data-register>
      {chains.map((chain) => {
        const scope = findChainScope(chain);
        const { name } = chain;
        return (
          <li key={chain.id} data-chosen={chain.id === chosen}>
            <b>{name}</b>
            <Text size="sm" c="dimmed">
              {scope === 'others' ? t('scope.othersLong') : t(`scope.${scope}`)}
              {scope === 'others' ? null : `: ${chain.industryName ?? chain.district ?? ''}`}
            </Text>
            <ol className="hg-small hg-bullets">
              {chain.tiers.map((tier, index) => {
                const number = index + 1;
                return (
                  <li key={number}>
                    {t('inWords', {
                      groups: tier.groups.map((group) => t(`stakeholders:group.${group}`)).join(', '),
                      needed: format.exact(tier.needed),
                      wait: format.quantity(tier.waitS / 60, t('minutes')),
                    })}
                  </li>
                );
              })}
            </ol>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                aria-pressed={chain.id === chosen}
                onClick={() => onChoose(chain)}
                aria-label={t('rehearseOne', { name })}
              >
                {t('rehearse')}
              </Button>
              <ActionButton size="xs" variant="default" reason={lacking} onClick={() => onEdit(chain)} aria-label={t('editOne', { name })}>
                {t('editChain')}
              </ActionButton>
              <ActionButton
                size="xs"
                variant="default"
                reason={lacking}
                onClick={() => onDelete(chain)}
                aria-label={t('deleteOne', { name })}
              >
                {t('delete')}
              </ActionButton>
            </Group>
          </li>
        );
      })}
    </ul>
  );
};
