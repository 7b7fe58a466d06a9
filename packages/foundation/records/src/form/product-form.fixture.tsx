import { createApi } from '@tsumugi/api'
import { merchandisings, type Merchandising } from '@tsumugi/contract'
import { ApiProvider, useApi } from '@tsumugi/session'
import { Button, Dialog, Form, OverlayHost, TextArea, TextField } from '@tsumugi/ui'
import { Suspense, useRef, useState } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { useSaveKey } from './use-save-key.ts'

export type DemoRow = Pick<Merchandising, 'id' | 'name' | 'note' | 'tags' | 'updatedBy' | 'lockVersion'>
export const demoRow: DemoRow = {
  id: 7,
  name: '裏毛スウェット',
  note: '',
  tags: ['定番'],
  updatedBy: '森下 あさ',
  lockVersion: 3,
}

const names = { name: '商品名', note: 'メモ', tags: 'タグ', pin: '暗証' }

function DemoForm({ row, onClose }: { row: DemoRow; onClose(): void }) {
  const api = useApi()
  const inside = useRef<HTMLDivElement>(null)
  const { form, conflict, leave } = useKeptForm({
    draft: `demo.${row.id}`,
    row,
    valuesOf: ({ name, note, tags }: DemoRow) => ({ name, note, tags: tags.join(', '), pin: '' }),
    inputOf: ({ name, note, tags }) => ({ name: name.trim(), note, tags: tags.split(', ') }),
    nameOf: (field) => names[field],
    secret: ['pin'],
    update: async (merchandising, options) =>
      (await api.of(merchandisings).update({ id: row.id, body: { merchandising } }, options)).data,
    onSaved: () => undefined,
    onClose,
  })
  useSaveKey(inside, () => void form.submit())
  return (
    <Dialog
      title="商品"
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: '保存', onClick: () => void form.submit() }}
    >
      <div ref={inside}>
        <Form form={form} label="商品">
          <TextField label={names.name} {...form.field('name')} />
          <TextArea label={names.note} {...form.field('note')} />
          <TextField label={names.tags} {...form.field('tags')} />
          <TextField label={names.pin} {...form.field('pin')} />
        </Form>
      </div>
      <ConflictDialog conflict={conflict} joins={['note']} />
    </Dialog>
  )
}

/** For tests: one product in a form; `他の人` puts another row beneath the open form, as a realtime change does. */
export function Demo({ row = demoRow, later }: { row?: DemoRow; later?: DemoRow }) {
  const [api] = useState(() => createApi({ origin: 'http://127.0.0.1:59999', mode: 'partner' }))
  const [now, setNow] = useState(row)
  const [open, setOpen] = useState(true)
  return (
    <ApiProvider api={api}>
      <OverlayHost />
      {later && <Button onClick={() => setNow(later)}>他の人</Button>}
      <Suspense>{open ? <DemoForm row={now} onClose={() => setOpen(false)} /> : <p>閉じた</p>}</Suspense>
    </ApiProvider>
  )
}
