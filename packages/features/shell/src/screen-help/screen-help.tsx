import { useNoun, useText } from '@tsumugi/i18n'
import type { RouteNoun } from '@tsumugi/navigation'
import { Button, Drawer, useStyles } from '@tsumugi/ui'
import { Search } from '@tsumugi/ui/icons'
import { openPalette } from '../palette/palette-state.ts'
import { keysOf } from './help-topics.ts'
import { helpTexts } from './messages/catalogue.ts'
import css from './screen-help.css?inline'

interface ScreenHelpProps {
  noun: RouteNoun
  onClose(): void
}

/** The short help of a screen: what it is for, how to begin, which keys it knows. A noun without words does not compile. */
export function ScreenHelp({ noun, onClose }: ScreenHelpProps) {
  useStyles(css)
  const t = useText(helpTexts)
  const name = useNoun()
  return (
    <Drawer title={t('title', { noun: name(noun) })} onClose={onClose}>
      <div className="screen-help">
        <h3>{t('panel.what')}</h3>
        <p>{t(`what.${noun}`)}</p>
        <FirstStepAndKeys noun={noun} />
        <h3>{t('panel.all')}</h3>
        <p>{t('panel.allWhy')}</p>
        <Button
          icon={Search}
          onClick={() => {
            onClose()
            openPalette()
          }}
        >
          {t('panel.all')}
        </Button>
      </div>
    </Drawer>
  )
}

function FirstStepAndKeys({ noun }: { noun: RouteNoun }) {
  const t = useText(helpTexts)
  return (
    <>
      <h3>{t('panel.first')}</h3>
      <p>{t(`first.${noun}`)}</p>
      <h3>{t('panel.keys')}</h3>
      <dl>
        {keysOf(noun).map(([what, which]) => (
          <div key={what}>
            <dt>{t(`key.${what}`)}</dt>
            <dd>
              {which.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
