import { careCategories, careSymbolsOf, type CareEdition } from '@tsumugi/domain'
import { useLocale } from '@tsumugi/i18n'
import { CareSymbol } from './care-symbol.tsx'

/** All 43 of JIS L 0001:2024, a row for each category. */
export function Edition2024() {
  return <ContactSheet edition="2024" />
}

/** All 41 of JIS L 0001:2014. */
export function Edition2014() {
  return <ContactSheet edition="2014" />
}

const shirt = [141, 210, 300, 445, 520, 611, 711]

/** A row as it is printed, from 4 to 10 mm: the weight must hold at every size. */
export function PrintSizes() {
  return (
    <div style={{ display: 'grid', gap: '12px' }}>
      {['4mm', '5mm', '6mm', '8mm', '10mm'].map((size) => (
        <div key={size} style={{ display: 'flex', gap: '8px' }}>
          {[...shirt, 110, 111, 511, 142].map((code) => (
            <CareSymbol key={code} code={code} edition="2024" size={size} />
          ))}
        </div>
      ))}
    </div>
  )
}

const caption = { inlineSize: '104px', margin: 0, textAlign: 'center', fontSize: '10px', textWrap: 'balance' } as const

function ContactSheet({ edition }: { edition: CareEdition }) {
  const locale = useLocale()
  const symbols = careSymbolsOf(edition)
  return (
    <div style={{ display: 'grid', gap: '16px' }}>
      {careCategories.map((category) => (
        <div key={category} style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {symbols
            .filter((symbol) => symbol.category === category)
            .map(({ code, meaning }) => (
              <figure key={code} style={caption}>
                <CareSymbol code={code} edition={edition} size={72} decorative />
                <figcaption style={{ lineHeight: '13px' }}>
                  {code} {meaning[locale]}
                </figcaption>
              </figure>
            ))}
        </div>
      ))}
    </div>
  )
}
