import { ApiError } from '@tsumugi/api'
import type { QualityLabeling } from '@tsumugi/contract'
import { findCareSymbol, madeIn, printedCodes, printedParts, printedTerms } from '@tsumugi/domain'
import { useRefresh } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { ErrorState, Notice, Segments, Skeleton, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { CareSymbol } from '../care-symbols/care-symbol.tsx'
import { LabelBench } from '../label-drawing/label-bench.tsx'
import { useLabel, useLabelChanges } from '../label-queries.ts'
import { LabelStatus } from '../status/label-status.tsx'
import css from './label-page.css?inline'
import { pageTexts } from './messages/catalogue.ts'
import { PageActions } from './page-actions.tsx'

/** One version of a label to look at, print and take along: for the brand, and for suppliers it is shared with. */
export function LabelPage({ id }: { id: number | null }) {
  useStyles(css)
  const t = useText(pageTexts)
  const { data: label, error, mutate } = useLabel(id)
  useLabelChanges((changed) => {
    if (changed === null || changed === id) void mutate()
  })
  useRefresh(() => void mutate())
  if (id === null || (error instanceof ApiError && error.status === 404)) {
    return (
      <ErrorState heading="h1" title={t('missing')}>
        {t('missingWhy')}
      </ErrorState>
    )
  }
  if (error) return <ErrorState heading="h1" title={t('failed')} onRetry={() => void mutate()} />
  if (!label) return <Skeleton rows={8} />
  return <LabelSheet label={label} />
}

/** The page once its label is here. */
export function LabelSheet({ label }: { label: QualityLabeling }) {
  useStyles(css)
  const t = useText(pageTexts)
  const [scale, setScale] = useState('1')
  const { labelWidth: width, labelHeight: height, status } = label
  return (
    <article className="label-page">
      <header>
        <h1>{label.itemName}</h1>
        <span className="code">{label.styleNo}</span>
        <LabelStatus status={status} />
        <span className="small soft">
          {t('version', { version: label.version })}・{t('size', { width, height })}
        </span>
        <PageActions label={label} />
      </header>
      {(status === 'draft' || status === 'review') && <Notice hue="gold">{t('draftNote')}</Notice>}
      {status === 'superseded' && <Notice hue="gold">{t('oldNote')}</Notice>}
      <section className="panel tape-panel">
        <header>
          <h2>{t('title')}</h2>
          <Segments
            label={t('scale')}
            size={24}
            value={scale}
            onChange={setScale}
            options={[
              { value: '1', label: t('scale.true') },
              { value: '2', label: t('scale.double') },
            ]}
          />
        </header>
        <LabelBench print={label} tape={{ width, height }} scale={Number(scale)} />
      </section>
      <div className="facts">
        <Composition label={label} />
        <Symbols label={label} />
        <About label={label} />
      </div>
    </article>
  )
}

function Composition({ label }: { label: QualityLabeling }) {
  const t = useText(pageTexts)
  return (
    <section className="panel">
      <header>
        <h2>{t('composition')}</h2>
      </header>
      <dl className="composition">
        {printedParts(label, t.locale).map(({ name, rows }) => (
          <div key={name}>
            <dt>{name || t('whole')}</dt>
            {rows.map((row) => (
              <dd key={row.name}>
                <span>{row.name}</span>
                <span className="number">{row.figure}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Symbols({ label }: { label: QualityLabeling }) {
  const t = useText(pageTexts)
  const codes = printedCodes(label)
  return (
    <section className="panel">
      <header>
        <h2>{t('symbols')}</h2>
        <span className="small soft">{t('edition', { edition: label.edition })}</span>
      </header>
      {codes.length === 0 && <p className="none small soft">{t('noSymbols')}</p>}
      <ul className="meanings">
        {codes.map((code) => (
          <li key={code}>
            <CareSymbol code={code} edition={label.edition} size={32} decorative />
            <span className="code small soft">{code}</span>
            <span className="small">{findCareSymbol(code, label.edition)?.meaning[t.locale]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function About({ label }: { label: QualityLabeling }) {
  const t = useText(pageTexts)
  const rows = [
    [t('terms'), printedTerms(label, t.locale)],
    [t('origin'), madeIn(label.originCountry, t.locale)],
    [t('labeller'), label.labellerName],
    [t('contact'), [label.labellerAddress, label.labellerPhone].filter(Boolean).join(' ')],
  ] as const
  return (
    <section className="panel">
      <header>
        <h2>{t('about')}</h2>
      </header>
      <dl className="about">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
