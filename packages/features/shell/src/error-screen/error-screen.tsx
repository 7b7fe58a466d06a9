import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { Button, ErrorState, useStyles } from '@tsumugi/ui'
import { House } from '@tsumugi/ui/icons'
import type { ScreenProps } from '../screen-props.ts'
import css from './error-screen.css?inline'
import { errorTexts } from './messages/catalogue.ts'
import { ownAddress } from './own-address.ts'

const known = ['401', '403', '404', '500', '503'] as const

/** /error?code=&from=: what happened, where, try again, home (spec §2; domain §6.6). */
export function ErrorScreen({ query }: Pick<ScreenProps, 'query'>) {
  useStyles(css)
  const t = useText(errorTexts)
  const code = typeof query.code === 'string' && /^\d{3}$/.test(query.code) ? query.code : null
  const from = ownAddress(query.from)
  const kind = known.find((each) => each === code) ?? 'other'
  return (
    <main className="error-screen">
      <ErrorState
        heading="h1"
        title={t(`error.${kind}`)}
        onRetry={from === null ? undefined : () => pageNavigator.go(from)}
        action={
          <Button icon={House} href={href('home')} type={from === null ? 'primary' : 'secondary'}>
            {t('error.home')}
          </Button>
        }
      >
        {t(`error.${kind}Why`)}
      </ErrorState>
      {(code || from) && (
        <dl className="facts small">
          {code && (
            <div>
              <dt>{t('error.code')}</dt>
              <dd className="number">{code}</dd>
            </div>
          )}
          {from && (
            <div>
              <dt>{t('error.from')}</dt>
              <dd className="code">{from}</dd>
            </div>
          )}
        </dl>
      )}
    </main>
  )
}
