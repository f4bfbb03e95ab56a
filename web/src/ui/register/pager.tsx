import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../format.ts';
import { IconChevronLeft, IconChevronRight } from '../screen-icons.tsx';
import { usePhone } from '../use-phone.ts';
import { pageCount, pageNumbers } from './page-numbers.ts';
import classes from './pager.module.css';

interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** 'Showing 11–20 of 1,234', and the numbered pages. */
export const Pager = ({ label, page, size, total, onPage }: PagerProps) => {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const pages = pageCount(total, size);
  const first = Math.min((page - 1) * size + 1, total);
  const phone = usePhone();
  const step = (to: number, name: string, Icon: typeof IconChevronLeft) => (
    <button
      type="button"
      className={`hg-plain hg-small hg-accent ${classes.page}`}
      aria-label={phone ? name : undefined}
      disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
    >
      {phone ? <Icon size={18} aria-hidden className={classes.icon} /> : name}
    </button>
  );
  return (
    <div className={`hg-row hg-spread hg-gap-3 ${classes.row}`}>
      <output className="hg-small hg-quiet">
        {t('pager.range', { first: format.exact(first), last: format.exact(Math.min(page * size, total)), total: format.exact(total) })}
      </output>
      {pages > 1 ? (
        <nav aria-label={label} className="hg-row hg-gap-1">
          {step(page - 1, t('pager.previous'), IconChevronLeft)}
          {pageNumbers(page, pages, phone).map((mark, index) =>
            mark === 'gap' ? (
              // The position in the row is all that distinguishes the gaps.
              <span key={index < 3 ? 'first gap' : 'last gap'} aria-hidden className={`hg-quiet hg-middle ${classes.gap}`}>
                …
              </span>
            ) : (
              <button
                key={mark}
                type="button"
                className={`hg-plain hg-small hg-accent ${classes.page}`}
                aria-label={t('pager.page', { page: format.exact(mark) })}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onPage(mark)}
              >
                {format.exact(mark)}
              </button>
            ),
          )}
          {step(page + 1, t('pager.next'), IconChevronRight)}
        </nav>
      ) : null}
    </div>
  );
};
