import { careCategories, careEditions, careSymbolsOf, currentCareEdition, type CareEdition } from '@tsumugi/domain'
import { useLocale, useText } from '@tsumugi/i18n'
import { href, rewriteAddress } from '@tsumugi/navigation'
import type { PageAddress } from '@tsumugi/records'
import { Button, Notice, Screen, Segments, useStyles } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { CareSymbolDrawer } from './care-symbol-drawer.tsx'
import css from './care-symbols-screen.css?inline'
import { CareSymbol } from './lazy-care-symbol.ts'
import { readSymbolId, symbolId } from './symbol-id.ts'
import { symbolTexts } from './symbol-texts.ts'

const isEdition = (word: unknown): word is CareEdition => careEditions.some((edition) => edition === word)

/** All symbols of an edition by kind of treatment: a legal standard, to be looked at and not changed. */
export function CareSymbolsScreen({ params, query }: PageAddress) {
  useStyles(css)
  const t = useText(symbolTexts)
  const locale = useLocale()
  const given = params.id === undefined ? null : readSymbolId(params.id)
  const [edition, setEdition] = useState<CareEdition>(
    given?.edition ?? (isEdition(query.edition) ? query.edition : currentCareEdition),
  )
  const [seen, setSeen] = useState(params.id)
  const [open, setOpen] = useState(given?.code ?? null)
  if (seen !== params.id) {
    setSeen(params.id)
    setOpen(given?.code ?? null)
    if (given) setEdition(given.edition)
  }
  const symbols = careSymbolsOf(edition)

  function show(code: number | null, of = edition) {
    setOpen(code)
    setEdition(of)
    const list = href('washTagSymbols', null, of === currentCareEdition ? {} : { edition: of })
    rewriteAddress(code === null ? list : href('washTagSymbol', { id: String(symbolId(of, code)) }), 'push')
  }
  return (
    <Screen
      className="care-symbols"
      title={t('title')}
      facts={
        <>
          <Segments
            label={t('edition')}
            value={edition}
            onChange={(next) => show(null, next)}
            options={careEditions
              .toReversed()
              .map((value) => ({ value, label: t('edition.name', { edition: value }) }))}
          />
          <span className="small faint">{t('count', { count: symbols.length })}</span>
        </>
      }
      actions={<Button href={href('washTagSymbolSets')}>{t('toSets')}</Button>}
    >
      <Notice hue={edition === currentCareEdition ? 'plain' : 'gold'}>
        {t(edition === currentCareEdition ? 'law' : 'law.old')}
      </Notice>
      <Suspense>
        <div className="board">
          {careCategories.map((category) => (
            <section key={category}>
              <h2>{t(`category.${category}`)}</h2>
              <ul>
                {symbols
                  .filter((symbol) => symbol.category === category)
                  .map(({ code, meaning }) => (
                    <li key={code}>
                      <button type="button" onClick={() => show(code)} data-open={code === open || undefined}>
                        <CareSymbol code={code} edition={edition} size={48} decorative />
                        <span>
                          <span className="code small faint">{code}</span>{' '}
                          <span className="small">{meaning[locale]}</span>
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </Suspense>
      {open !== null && <CareSymbolDrawer code={open} edition={edition} onClose={() => show(null)} />}
    </Screen>
  )
}
