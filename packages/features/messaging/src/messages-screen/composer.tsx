import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { MessageThread, RecordFile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { storage, useStored, useSession } from '@tsumugi/session'
import { Button, fileGate, IconButton, Menu, MenuItem, TextArea } from '@tsumugi/ui'
import { AtSign, Paperclip, X } from '@tsumugi/ui/icons'
import { useRef, useState } from 'react'
import { useTalk } from '../message-queries.ts'
import { messageTexts } from './message-texts.ts'

/** Where one answers: text, names with @, files. What is typed waits in this tab until it is sent. */
export function Composer({ thread }: { thread: MessageThread }) {
  const t = useText(messageTexts)
  const { post, upload } = useTalk()
  const { user } = useSession()
  const kept = storage.recordDraft(`message.${thread.id}`)
  const text = String(useStored(kept)?.text ?? '')
  const keep = (next: string) => kept.set({ text: next })
  const [files, setFiles] = useState<readonly RecordFile[]>([])
  const [key, setKey] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const others = thread.members.filter(({ id }) => id !== user?.id)

  async function send() {
    if (!text.trim() || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const mentionIds = others.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
      await post(thread.id, { text: text.trim(), mentionIds, fileIds: files.map(({ id }) => id) }, key)
      kept.remove()
      setFiles([])
      setKey(newIdempotencyKey())
    } catch (error) {
      setProblem(wordsOf(error) || t('notSent'))
    } finally {
      setBusy(false)
    }
  }
  async function attach(list: FileList | null) {
    const { taken, refused } = fileGate().pass([...(list ?? [])])
    setProblem((await fileGate().words(refused)).join('\n') || undefined)
    for (const file of taken) {
      try {
        const sent = await upload(file)
        setFiles((before) => [...before, sent])
      } catch (error) {
        setProblem(wordsOf(error) || t('notSent'))
      }
    }
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        aria-label={t('write')}
        placeholder={t('write')}
        rows={3}
        maxLength={8000}
        error={problem}
        value={text}
        onChange={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
          event.preventDefault()
          void send()
        }}
      />
      {files.length > 0 && (
        <ul className="attached">
          {files.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                icon={X}
                size={24}
                label={t('detach', { name })}
                onClick={() => setFiles(files.filter((file) => file.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="buttons">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            void attach(event.target.files)
            event.target.value = ''
          }}
        />
        <IconButton icon={Paperclip} label={t('attach')} onClick={() => picker.current?.click()} />
        <Menu placement="above-start" trigger={(props) => <IconButton {...props} icon={AtSign} label={t('mention')} />}>
          {others.map(({ id, name, userGroup }) => (
            <MenuItem key={id} onSelect={() => keep(`${text}${text && !/\s$/.test(text) ? ' ' : ''}@${name} `)}>
              {name} <span className="tiny faint">{userGroup}</span>
            </MenuItem>
          ))}
        </Menu>
        <span className="tiny faint">{t('keys')}</span>
        <Button type="primary" submit busy={busy} reason={text.trim() ? undefined : t('nothing')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
