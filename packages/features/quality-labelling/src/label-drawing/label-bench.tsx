import { layoutLabel, type LabelPrint, type LabelTape as Tape, type Locale } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Notice, useStyles } from '@tsumugi/ui'
import css from './label-bench.css?inline'
import { drawingTexts } from './messages/catalogue.ts'
import { LabelTape } from './label-tape.tsx'
import { Ruler } from './ruler.tsx'

export const tapeLocales: readonly Locale[] = ['ja', 'en', 'zh-CN']

/** The tapes of a label in its three languages beside a ruler in millimetres; says where something does not fit. */
export function LabelBench({ print, tape, scale = 1 }: { print: LabelPrint; tape: Tape; scale?: number }) {
  useStyles(css)
  const t = useText(drawingTexts)
  const over = tapeLocales.filter((locale) => layoutLabel(print, locale, tape).overflow > 0)
  return (
    <div className="label-bench">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys. */}
      <div className="tapes" tabIndex={0} role="group" aria-label={t('tapes')}>
        <Ruler millimetres={tape.height} scale={scale} />
        {tapeLocales.map((locale) => (
          <LabelTape
            key={locale}
            print={print}
            locale={locale}
            tape={tape}
            scale={scale}
            name={t('tape', { language: t(`language.${locale}`) })}
          />
        ))}
      </div>
      {over.length > 0 && (
        <Notice hue="gold">
          {t('overflow', { languages: over.map((locale) => t(`language.${locale}`)).join(t('and')) })}
        </Notice>
      )}
    </div>
  )
}
