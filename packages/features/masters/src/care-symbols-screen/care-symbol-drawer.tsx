import { careEditions, findCareSymbol, type CareEdition } from '@tsumugi/domain'
import { locales, useText } from '@tsumugi/i18n'
import { Drawer, EmptyState } from '@tsumugi/ui'
import { Suspense } from 'react'
import { CareSymbol } from './lazy-care-symbol.ts'
import { symbolTexts } from './symbol-texts.ts'

interface CareSymbolDrawerProps {
  code: number
  edition: CareEdition
  onClose(): void
}

/** One symbol: its drawing, its meaning in every language a label is printed in, and what the other edition says. */
export function CareSymbolDrawer({ code, edition, onClose }: CareSymbolDrawerProps) {
  const t = useText(symbolTexts)
  const symbol = findCareSymbol(code, edition)
  const others = careEditions.filter((each) => each !== edition)
  if (!symbol) {
    return (
      <Drawer title="" onClose={onClose}>
        <EmptyState filtered title={t('gone')} />
      </Drawer>
    )
  }
  return (
    <Drawer title={t('code', { code })} onClose={onClose}>
      <div className="care-symbol-detail">
        <Suspense>
          <CareSymbol code={code} edition={edition} size={120} />
        </Suspense>
        <dl>
          {locales.map((locale) => (
            <div key={locale}>
              <dt>{t(`language.${locale}`)}</dt>
              <dd lang={locale}>{symbol.meaning[locale]}</dd>
            </div>
          ))}
          {symbol.celsius !== null && (
            <div>
              <dt>{t('celsius')}</dt>
              <dd className="number">{symbol.celsius} °C</dd>
            </div>
          )}
          <div>
            <dt>{t('strength')}</dt>
            <dd>{t(`strength.${symbol.bars}`)}</dd>
          </div>
          {others.map((other) => (
            <div key={other}>
              <dt>{t('edition.name', { edition: other })}</dt>
              <dd lang="ja">{findCareSymbol(code, other)?.meaning.ja ?? t('other.missing')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Drawer>
  )
}
