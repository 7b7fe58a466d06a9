import { wordsOf } from '@tsumugi/api'
import { exhibitions, type Exhibition } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, confirm, Notice, TextArea, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { settingsTexts } from './messages/catalogue.ts'

const isOrigin = (text: string) => /^https?:\/\/[^/?#\s]+$/.test(text)

/** Where the order page may stand beside our own: the origins, the key, and what to paste into a page. */
export function PartnersTab({ exhibition, onChanged }: { exhibition: Exhibition; onChanged(): void }) {
  const t = useText(settingsTexts)
  const api = useApi()
  const [origins, setOrigins] = useState(exhibition.partnerOrigins.join('\n'))
  const [busy, setBusy] = useState(false)
  const list = origins
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean)
  const wrong = list.find((each) => !isOrigin(each))
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      toast({ title: t('saved') })
    } catch (error) {
      toast({ title: t('failed.save'), message: wordsOf(error), type: 'attention' })
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  const save = () =>
    run(() =>
      api
        .of(exhibitions)
        .update({
          id: exhibition.id,
          body: { exhibition: { partnerOrigins: list, lockVersion: exhibition.lockVersion } },
        }),
    )
  const renew = async () => {
    if (
      !(await confirm({ title: t('key.sure'), message: t('key.sure.why'), type: 'attention', okLabel: t('key.renew') }))
    )
      return
    await run(() => api.of(exhibitions).renewKey({ id: exhibition.id, body: { lockVersion: exhibition.lockVersion } }))
  }
  const snippet = [
    '<script type="module" src="{origin}/sdk/v1/loader.js"></script>',
    `<tsumugi-exhibition-order mode="partner" origin="{origin}" exhibition-id="${exhibition.id}" publishable-key="${exhibition.publishableKey}"></tsumugi-exhibition-order>`,
  ]
    .join('\n')
    .replaceAll('{origin}', new URL('.', document.baseURI).origin)
  return (
    <section className="partners" aria-label={t('partners')}>
      <TextArea
        label={t('origins')}
        hint={t('origins.hint')}
        rows={4}
        value={origins}
        onChange={setOrigins}
        error={wrong ? t('origins.wrong', { origin: wrong }) : undefined}
      />
      <div className="button-row">
        <Button type="primary" busy={busy} disabled={wrong !== undefined} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
      <TextField
        label={t('key')}
        value={exhibition.publishableKey}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="button-row">
        <Button onClick={() => void renew()}>{t('key.renew')}</Button>
      </div>
      <TextArea
        label={t('snippet')}
        value={snippet}
        onChange={() => undefined}
        readOnly
        rows={4}
        className="number"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Notice>{t('partners.why')}</Notice>
    </section>
  )
}
