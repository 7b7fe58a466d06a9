import { wordsOf } from '@tsumugi/api'
import { messageTranslations } from '@tsumugi/contract'
import { useLocale, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, Notice } from '@tsumugi/ui'
import { useState } from 'react'
import { messageTexts } from './message-texts.ts'

interface MessagePlace {
  threadId: number
  messageId: number
}

/** A message in the reader's language below its own words. */
export function TranslatedWords(place: MessagePlace) {
  const t = useText(messageTexts)
  const { shown, isBusy, fault, toggle } = useTranslation(place)
  return (
    <div className="translation">
      {shown && (
        <>
          <p className="words" lang={shown.locale}>
            {shown.text}
          </p>
          <p className="tiny faint">
            {shown.from
              ? t('translate.from', { language: languageName(shown.from, shown.locale) })
              : t('translate.done')}
          </p>
        </>
      )}
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <Button size={24} type="plain" busy={isBusy} aria-expanded={shown !== null} onClick={() => void toggle()}>
        {t(shown ? 'translate.hide' : 'translate')}
      </Button>
    </div>
  )
}

/** Asked for when it is wanted, and kept while the page stands: each asking costs the service something. */
function useTranslation({ threadId, messageId }: MessagePlace) {
  const locale = useLocale()
  const api = useApi().of(messageTranslations)
  const [known, setKnown] = useState<{ text: string; from: string | null; locale: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function toggle() {
    setFault('')
    if (isOpen || known?.locale === locale) return setOpen(!isOpen)
    setBusy(true)
    try {
      const { data } = await api.show({ id: threadId, messageId })
      setKnown({ ...data, locale })
      setOpen(true)
    } catch (error) {
      setFault(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { shown: isOpen ? known : null, isBusy, fault, toggle }
}

const languageName = (tag: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
