import type { ChemicalCard } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Placards } from '../../ui/pictograms/placards.tsx';
import { Tag } from '../../ui/tag.tsx';
import classes from './chemicals.module.css';
import { Origin } from './origin.tsx';

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const signals = ['Danger', 'Warning'] as const;

/** GHS, NFPA 704 and transport classes, as the sources print them. */
export const Hazards = ({ card: { ghs, nfpa, unClasses } }: { readonly card: ChemicalCard }) => {
  const { t } = useTranslation('chemicals');
  const signal = signals.find((one) => one === ghs?.signal);
  return (
    <dl className="hg-stack hg-small">
      {ghs ? (
        <Row name={t('ghs')}>
          {signal ? <strong>{t(`signal.${signal}`)}</strong> : null}
          <span>{ghs.classes.join(', ')}</span>
          <span>
            {t('statements')}: {ghs.statements.join(', ')}
          </span>
          {ghs.pictograms.length > 0 ? (
            <span>
              {t('pictograms')}: {ghs.pictograms.join(', ')}
            </span>
          ) : null}
          <Origin of={ghs} />
        </Row>
      ) : null}
      {nfpa ? (
        <Row name={t('nfpa')}>
          <span>
            {[
              t('nfpaParts.health', { value: nfpa.health }),
              t('nfpaParts.fire', { value: nfpa.fire }),
              t('nfpaParts.instability', { value: nfpa.instability }),
              ...(nfpa.special === null ? [] : [t('nfpaParts.special', { value: nfpa.special })]),
            ].join(' · ')}
          </span>
          <Origin of={nfpa} />
        </Row>
      ) : null}
      {unClasses ? (
        <Row name={t('unClass')}>
          {unClasses.rows.map((row) => (
            <span key={`${row.un} ${row.class}`}>
              <Placards unClass={row.class} />
              {t('unClassRow', { un: String(row.un), class: row.class })}
            </span>
          ))}
          <Origin of={unClasses} />
        </Row>
      ) : null}
    </dl>
  );
};

/** Incompatibilities follow from these groups. */
export const ReactiveGroups = ({ groups }: { readonly groups: NonNullable<ChemicalCard['reactiveGroups']> }) => {
  const { t } = useTranslation('chemicals');
  return (
    <>
      <ul className="hg-stack hg-small hg-bullets">
        {groups.groups.map(({ id, name, special }) => (
          <li key={id}>
            {name} {special ? <Tag>{t('special')}</Tag> : null}
          </li>
        ))}
      </ul>
      <Text component="div" size="sm">
        <Origin of={groups} />
      </Text>
    </>
  );
};
