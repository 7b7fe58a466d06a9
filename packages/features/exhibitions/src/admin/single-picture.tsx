import { wordsOf } from '@tsumugi/api'
import type { Exhibition } from '@tsumugi/contract'
import { Button, FileDrop, toast } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'

interface SinglePictureProps {
  picture: Exhibition['cover']
  words: { title: string; add: string; remove: string; hint: string; failed: string }
  set(file: File): Promise<unknown>
  remove(): Promise<unknown>
}

/** The one picture of a record, kept at once: another one takes its place. */
export function SinglePicture({ picture, words, set, remove }: SinglePictureProps) {
  const [busy, setBusy] = useState(false)
  async function run(write: () => Promise<unknown>) {
    setBusy(true)
    try {
      await write()
    } catch (error) {
      toast({ title: words.failed, message: wordsOf(error), type: 'attention' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="single-picture" aria-label={words.title}>
      {picture && (
        <div>
          <img src={picture.thumbnails['640']} alt={words.title} />
          <Button type="plain" size={24} icon={Trash2} disabled={busy} onClick={() => void run(remove)}>
            {words.remove}
          </Button>
        </div>
      )}
      <FileDrop
        label={words.add}
        hint={words.hint}
        kinds={['png', 'jpg', 'webp']}
        maxCount={1}
        busy={busy}
        onFiles={([file]) => file && void run(() => set(file))}
      />
    </section>
  )
}
