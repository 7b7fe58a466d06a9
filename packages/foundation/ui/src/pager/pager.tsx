import { formatNumber, useText } from '@tsumugi/i18n'
import { Icon, type LucideIcon } from '../icon/icon.tsx'
import { ChevronLeft, ChevronRight } from '../icon/icons.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import { pageNumbers } from './page-numbers.ts'
import css from './pager.css?inline'

/** What a list answers about its pages (spec §3); each is 0 or null when not known. */
export interface PageFigures {
  currentPage: number
  limitValue: number
  nextPage: number | null
  prevPage: number | null
  totalCount: number
  totalPages: number
}

export interface PagerProps {
  pagination: PageFigures
  onPage(page: number): void
}

/** Which rows of how many are in view, and the way to the others. */
export function Pager({ pagination, onPage }: PagerProps) {
  useStyles(css)
  const t = useText(controlTexts)
  const { currentPage, limitValue, nextPage, prevPage, totalCount, totalPages } = pagination
  const from = (currentPage - 1) * limitValue + 1
  const to = Math.min(currentPage * limitValue, totalCount)
  const figure = (value: number) => formatNumber(value)
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <span className="number">
        {totalCount > 0 && from <= totalCount
          ? t('pager.range', { from: figure(from), to: figure(to), total: figure(totalCount) })
          : t('pager.none')}
      </span>
      {totalPages > 1 && (
        <ul>
          <li>
            <Step page={prevPage} label={t('pager.previous')} icon={ChevronLeft} onPage={onPage} />
          </li>
          {pageNumbers(currentPage, totalPages).map((page, index) => (
            <li key={page ?? `gap-${index}`}>
              {page === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <button
                  type="button"
                  className="page"
                  aria-label={t('pager.page', { page })}
                  aria-current={page === currentPage ? 'page' : undefined}
                  onClick={() => onPage(page)}
                >
                  {figure(page)}
                </button>
              )}
            </li>
          ))}
          <li>
            <Step page={nextPage} label={t('pager.next')} icon={ChevronRight} onPage={onPage} />
          </li>
        </ul>
      )}
    </nav>
  )
}

interface StepProps {
  page: number | null
  label: string
  icon: LucideIcon
  onPage(page: number): void
}

function Step({ page, label, icon, onPage }: StepProps) {
  return (
    <button
      type="button"
      className="page"
      aria-label={label}
      title={label}
      disabled={!page}
      onClick={() => page && onPage(page)}
    >
      <Icon of={icon} size={16} />
    </button>
  )
}
