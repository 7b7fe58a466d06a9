import { ApiError } from '@tsumugi/api'
import { formatDate, useText } from '@tsumugi/i18n'
import { Button, Notice, TextField, useStyles } from '@tsumugi/ui'
import { useState, type FormEvent } from 'react'
import { GuestFrame } from '../guest-frame/guest-frame.tsx'
import { guestTexts } from '../guest-frame/messages/catalogue.ts'
import { useEntrance } from '../guest/guest-queries.ts'
import { useGuestSession } from '../guest/use-guest-session.ts'
import css from './login-page.css?inline'

type Problem = 'login.wrong' | 'login.failed' | 'login.many' | 'open.wrong'

/** The door: who knows the password comes in. `problem` says why somebody was sent here. */
export function LoginPage({ onEntered, problem: sentWith }: { onEntered(): void; problem?: Problem }) {
  useStyles(css)
  const t = useText(guestTexts)
  const { data: entrance } = useEntrance()
  const { login } = useGuestSession()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem | undefined>(sentWith)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      if (await login(password)) onEntered()
      else setProblem('login.wrong')
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 429 ? 'login.many' : 'login.failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <GuestFrame>
      <main className="guest-login">
        <div className="stitch" aria-hidden="true" />
        <h1>{entrance?.name ?? t('login')}</h1>
        {entrance && (
          <p className="soft small">
            {entrance.brandName} ·{' '}
            {t('login.period', {
              opens: formatDate(entrance.opensAt, 'short', t.locale),
              closes: formatDate(entrance.closesAt, 'short', t.locale),
            })}
          </p>
        )}
        <p>{t('login.lead')}</p>
        <form onSubmit={(event) => void submit(event)} noValidate>
          {problem && problem !== 'login.wrong' && (
            <Notice hue="madder" live>
              {t(problem)}
            </Notice>
          )}
          <TextField
            label={t('login.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={problem === 'login.wrong' ? t('login.wrong') : undefined}
          />
          <Button type="primary" submit busy={busy} disabled={password === ''}>
            {t('login.enter')}
          </Button>
        </form>
      </main>
    </GuestFrame>
  )
}
