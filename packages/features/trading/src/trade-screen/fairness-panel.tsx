import { tradeChains, type Fairness } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Icon, Skeleton, Status } from '@tsumugi/ui'
import { CircleCheck, CircleQuestionMark, TriangleAlert } from '@tsumugi/ui/icons'
import { tradingTexts, type TradingText } from '../words/trading-texts.ts'
import { DayTape } from './day-tape.tsx'
import { chainHref } from '../trade-chain/chain-strip.tsx'
import { chainTopics } from '../trade-chain/use-chain.ts'

/** Talks about prices are no documents of the chain. */
const fairnessTopics = [...chainTopics, 'price_request']

const marks = { kept: CircleCheck, open: CircleQuestionMark, faulty: TriangleAlert } as const

/** How fair a trade is, by measured rules, with the sixty days counted from the receipt. */
export function FairnessPanel({ id }: { readonly id: number }) {
  const t = useText(tradingTexts)
  const fairness = useQuery(tradeChains.fairness, { id }, { stays: true, topics: fairnessTopics }).data?.data
  if (!fairness) return <Skeleton rows={4} />
  const { rules, tape, isProtected } = fairness
  const kept = rules.filter(({ verdict }) => verdict === 'kept').length
  const look = rules.some(({ verdict }) => verdict === 'faulty') ? 'late' : kept === rules.length ? 'done' : 'waiting'
  return (
    <section className="trade-fairness" aria-label={t('fairness')}>
      <header>
        <h2>{t('fairness')}</h2>
        <Status look={look}>
          {kept} / {rules.length}
        </Status>
      </header>
      {tape && <DayTape tape={tape} />}
      <ul>
        {rules.map((rule) => (
          <RuleRow key={rule.rule} rule={rule} />
        ))}
      </ul>
      {isProtected && <p className="tiny soft">{t('fairness.protected')}</p>}
    </section>
  )
}

function RuleRow({ rule }: { readonly rule: Fairness['rules'][number] }) {
  const t = useText(tradingTexts)
  const measured = measureOf(rule, t)
  return (
    <li data-verdict={rule.verdict}>
      <Icon of={marks[rule.verdict]} size={16} />
      <span>
        {measured && <span className="end">{measured}</span>}
        {t(`rule.${rule.rule}`)}
        <span className="unseen"> {t(`verdict.${rule.verdict}`)}</span>
        {rule.verdict !== 'kept' && <span className="faint"> {t(`why.${rule.rule}`)}</span>}
        {rule.talks.length > 0 && <OpenTalks talks={rule.talks} />}
      </span>
    </li>
  )
}

/** Talks that wait, each with the document on which it is answered. */
function OpenTalks({ talks }: Pick<Fairness['rules'][number], 'talks'>) {
  const t = useText(tradingTexts)
  return talks.map(({ documentId, noun, number, item, askedOn }) => (
    <span key={`${documentId} ${item} ${askedOn}`} className="small trade-talk">
      <a className="code" href={chainHref({ id: documentId, noun })}>
        {number ?? t('fairness.talk')}
      </a>{' '}
      {item} {formatDate(askedOn)}
    </span>
  ))
}

/** What was measured, as short as it stands beside the rule. */
function measureOf({ rule, done, of, on }: Fairness['rules'][number], t: TradingText): string {
  if (on) return formatDate(on)
  if (done === null) return ''
  if (of !== null) return `${done} / ${of}`
  return rule === 'due_date' ? t('dayNumber', { count: done }) : done > 0 ? t('count', { count: done }) : ''
}
