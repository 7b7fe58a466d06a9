import { careCategories, careSymbolsOf, inPrintedOrder, type CareEdition } from '@tsumugi/domain'
import { useLocale, useText } from '@tsumugi/i18n'
import type { MasterRow, WidgetProps } from '@tsumugi/records'
import { Field, useStyles } from '@tsumugi/ui'
import { Suspense } from 'react'
import { CareSymbol } from '../care-symbols-screen/lazy-care-symbol.ts'
import { symbolTexts } from '../care-symbols-screen/symbol-texts.ts'
import css from './symbols-field.css?inline'

/** A board of seven columns, one symbol of each at most (domain §3.3). */
export function SymbolsField({ name, label, hint, error, value, values, set }: WidgetProps) {
  useStyles(css)
  const t = useText(symbolTexts)
  const locale = useLocale()
  const edition = (values.edition || '2024') as CareEdition
  const codes = value as readonly number[]
  const symbols = careSymbolsOf(edition)
  const choose = (code: number, others: readonly number[]) =>
    set({
      edition,
      [name]: inPrintedOrder([
        ...codes.filter((each) => !others.includes(each)),
        ...(codes.includes(code) ? [] : [code]),
      ]),
    })
  const strangers = codes.filter((code) => !symbols.some((symbol) => symbol.code === code))
  return (
    <Field
      group
      label={label}
      hint={hint ?? t('pick.hint')}
      error={error ?? (strangers.length ? t('pick.stranger', { codes: strangers.join(', '), edition }) : undefined)}
    >
      {() => (
        <div className="symbols-field">
          <Suspense>
            <p className="chosen">
              {inPrintedOrder(codes).map((code) => (
                <CareSymbol key={code} code={code} edition={edition} size={40} />
              ))}
              {codes.length === 0 && <span className="small faint">{t('pick.none')}</span>}
            </p>
            <div className="board">
              {careCategories.map((category) => {
                const own = symbols.filter((symbol) => symbol.category === category)
                const numbers = own.map(({ code }) => code)
                return (
                  <div key={category} role="group" aria-label={t(`category.${category}`)}>
                    <span className="kind">{t(`category.${category}`)}</span>
                    {own.map(({ code, meaning }) => (
                      <button
                        key={code}
                        type="button"
                        aria-pressed={codes.includes(code)}
                        title={meaning[locale]}
                        aria-label={`${code} ${meaning[locale]}`}
                        onClick={() => choose(code, numbers)}
                      >
                        <CareSymbol code={code} edition={edition} size={32} decorative />
                      </button>
                    ))}
                  </div>
                )
              })}
            </div>
          </Suspense>
        </div>
      )}
    </Field>
  )
}

export function SymbolsCell({ value, record }: { value: unknown; record: MasterRow }) {
  return (
    <Suspense>
      {(value as number[]).map((code) => (
        <CareSymbol key={code} code={code} edition={record.edition as CareEdition} size={24} />
      ))}
    </Suspense>
  )
}

/** `141, 210` as the numbers of the standard. */
export function readCodes(text: string): number[] | null {
  const found = text.normalize('NFKC').split(/\D+/).filter(Boolean).map(Number)
  return found.length ? found : null
}
