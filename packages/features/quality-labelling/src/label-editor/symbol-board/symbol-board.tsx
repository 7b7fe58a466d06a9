import {
  careCategories,
  careSymbolsOf,
  inPrintedOrder,
  type CareCategory,
  type CareEdition,
  type CareSymbolRow,
} from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import type { KeyboardEvent } from 'react'
import { CareSymbol } from '../../care-symbols/care-symbol.tsx'
import { boardTexts } from './messages/catalogue.ts'
import { shortName } from './short-name.ts'
import css from './symbol-board.css?inline'

export interface SymbolBoardProps {
  edition: CareEdition
  codes: readonly number[]
  unrestricted: readonly CareCategory[]
  onChange(choice: { codes: number[]; unrestricted: CareCategory[] }): void
  /** Codes that a warning speaks of. */
  warned?: readonly number[]
}

/** Every symbol of the edition in its seven columns; one may be chosen in each, or that all treatments are allowed. */
export function SymbolBoard({ edition, codes, unrestricted, onChange, warned = [] }: SymbolBoardProps) {
  useStyles(css)
  const t = useText(boardTexts)
  const symbols = careSymbolsOf(edition)
  const categoryOf = (code: number) => symbols.find((symbol) => symbol.code === code)?.category

  function press({ code, category }: CareSymbolRow) {
    const others = codes.filter((each) => categoryOf(each) !== category)
    onChange({
      codes: codes.includes(code) ? others : inPrintedOrder([...others, code]),
      unrestricted: unrestricted.filter((each) => each !== category),
    })
  }
  function allowAll(category: CareCategory) {
    const isOn = unrestricted.includes(category)
    const rest = unrestricted.filter((each) => each !== category)
    onChange({
      codes: codes.filter((each) => categoryOf(each) !== category),
      unrestricted: isOn ? rest : [...rest, category],
    })
  }
  return (
    <div className="board-frame">
      <div className="symbol-board">
        {careCategories.map((category) => {
          const own = symbols.filter((symbol) => symbol.category === category)
          const current = own.find(({ code }) => codes.includes(code))?.code ?? own[0]?.code
          const name = t(`category.${category}`)
          return (
            <div key={category} className={category} role="group" aria-label={name} onKeyDown={moveFocus}>
              <h3>
                {name}
                {own.length > 5 && <span className="tiny">{own.length}</span>}
              </h3>
              <div className="set">
                {own.map((symbol) => (
                  <button
                    key={symbol.code}
                    type="button"
                    className="symbol"
                    data-code={symbol.code}
                    data-warned={warned.includes(symbol.code) || undefined}
                    aria-pressed={codes.includes(symbol.code)}
                    tabIndex={symbol.code === current ? 0 : -1}
                    title={symbol.meaning[t.locale]}
                    aria-label={`${shortName(t, symbol, edition)} ${symbol.code} ${symbol.meaning[t.locale]}`}
                    onClick={() => press(symbol)}
                  >
                    <CareSymbol code={symbol.code} edition={edition} size={40} decorative />
                    <span className="means">{shortName(t, symbol, edition)}</span>{' '}
                    <span className="code">{symbol.code}</span>
                  </button>
                ))}
              </div>
              <button
                type="button"
                className="any"
                aria-pressed={unrestricted.includes(category)}
                aria-label={`${t('any')} ${name}`}
                title={t('anyHint', { category: name })}
                onClick={() => allowAll(category)}
              >
                {t('any')}
              </button>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows lead through the symbols of one column; Tab goes to the next column. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.symbol')]
  const at = buttons.indexOf(event.target as HTMLElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
