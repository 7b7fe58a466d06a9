import { findingKey, type LabComparison, type LabelFinding } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Checkbox, Icon, useStyles } from '@tsumugi/ui'
import { CircleCheck, TriangleAlert } from '@tsumugi/ui/icons'
import css from './finding-list.css?inline'
import { findingWords, signed } from './finding-words.ts'
import { findingTexts } from './messages/catalogue.ts'

export interface FindingListProps {
  findings: readonly LabelFinding[]
  comparisons: readonly (readonly LabComparison[])[]
  /** Keys of the warnings somebody chose to accept. */
  accepted: readonly string[]
  onAccept?(key: string, accepted: boolean): void
}

const places = { composition: /^parts/, symbols: /^(symbols|edition)/, maker: /^(labeller|origin)/ } as const

/** What the rules say of a label, the good first: errors to mend, warnings to look at and accept (domain §3.3). */
export function FindingList({ findings, comparisons, accepted, onAccept }: FindingListProps) {
  useStyles(css)
  const t = useText(findingTexts)
  const sound = (place: RegExp) => !findings.some(({ field }) => place.test(field ?? ''))
  const largest = comparisons
    .flat()
    .toSorted((one, other) => Math.abs(Number(other.difference)) - Math.abs(Number(one.difference)))[0]
  return (
    <section className="finding-list panel">
      <header>
        <h2>{t('title')}</h2>
        <span className="small soft">{t('law')}</span>
      </header>
      <ul aria-live="polite">
        {sound(places.composition) && <Done>{t('compositionDone')}</Done>}
        {sound(places.symbols) && <Done>{t('symbolsDone')}</Done>}
        {sound(places.maker) && <Done>{t('makerDone')}</Done>}
        {largest && comparisons.flat().every(({ within }) => within) && (
          <Done>{t('labDone', { difference: signed(largest.difference) })}</Done>
        )}
        {findings.map((finding) => {
          const key = findingKey(finding)
          const may = finding.level === 'warning' && finding.code !== 'category_missing'
          const seen = accepted.includes(key)
          const hue = finding.level === 'error' ? 'attention-text' : seen ? 'soft' : 'warning-text'
          return (
            <li key={`${key}${JSON.stringify(finding.meta)}`}>
              <span className={hue}>
                <Icon of={TriangleAlert} size={16} />
              </span>
              <span>
                {findingWords(t, finding)}
                {may && onAccept && (
                  <Checkbox checked={seen} onChange={(yes) => onAccept(key, yes)}>
                    {t('accept')}
                  </Checkbox>
                )}
                {may && !onAccept && seen && <span className="soft">（{t('accepted')}）</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Done({ children }: { children: string }) {
  return (
    <li>
      <span className="done-text">
        <Icon of={CircleCheck} size={16} />
      </span>
      <span>{children}</span>
    </li>
  )
}
