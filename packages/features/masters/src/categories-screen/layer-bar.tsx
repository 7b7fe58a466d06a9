import { ApiError, wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { Dialog, Form, IconButton, Menu, MenuItem, Notice, TextField, toast, useForm } from '@tsumugi/ui'
import { Ellipsis, Layers, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { categoryTexts } from './category-texts.ts'
import { deepestLayer, type Layer } from './category-tree.ts'
import type { TreeSource } from './tree-source.ts'

interface LayerBarProps {
  layers: readonly Layer[]
  source: TreeSource
  refresh(): Promise<unknown>
}

/** The levels of the tree; one can be added to, or taken from, the whole tree at once (spec §7). */
export function LayerBar({ layers, source, refresh }: LayerBarProps) {
  const t = useText(categoryTexts)
  const [dialog, setDialog] = useState<{ kind: 'add' | 'delete'; layer: Layer } | null>(null)
  const close = () => setDialog(null)
  const full = layers.length >= deepestLayer ? t('layer.full') : undefined
  return (
    <ul className="layer-bar" aria-label={t('layers')}>
      {layers.map((layer) => (
        <li key={layer.layer}>
          <b>{t('layer', { layer: layer.layer })}</b>
          <span className="small soft">{t('layer.figures', { count: layer.count, items: layer.items })}</span>
          <Menu
            trigger={(props) => (
              <IconButton icon={Ellipsis} size={24} label={t('layer.actions', { layer: layer.layer })} {...props} />
            )}
          >
            <MenuItem icon={Layers} reason={full} onSelect={() => setDialog({ kind: 'add', layer })}>
              {t('layer.add')}
            </MenuItem>
            <MenuItem icon={Trash2} attention onSelect={() => setDialog({ kind: 'delete', layer })}>
              {t('layer.delete')}
            </MenuItem>
          </Menu>
        </li>
      ))}
      {dialog?.kind === 'add' && <AddLayer {...{ source, refresh }} layer={dialog.layer} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteLayer {...{ source, refresh }} layer={dialog.layer} onClose={close} />}
    </ul>
  )
}

interface LayerDialogProps {
  layer: Layer
  source: TreeSource
  refresh(): Promise<unknown>
  onClose(): void
}

function AddLayer({ layer, source, refresh, onClose }: LayerDialogProps) {
  const t = useText(categoryTexts)
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() ? {} : { name: t('missing') }),
    submit: ({ name }) => source.createLayer(layer.someId, name.trim()),
    onDone: () => {
      toast({ title: t('layer.added') })
      void refresh()
      onClose()
    },
  })
  return (
    <Dialog
      title={t('layer.add.title', { layer: layer.layer + 1 })}
      width={440}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('layer.add'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('layer.add')} className="category-form">
        <p>{t('layer.add.text')}</p>
        <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
      </Form>
    </Dialog>
  )
}

/** Says what would be lost; where products stand, offers to move them up first. */
function DeleteLayer({ layer, source, refresh, onClose }: LayerDialogProps) {
  const t = useText(categoryTexts)
  const [held, setHeld] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const isTop = layer.layer === 1

  async function remove() {
    setBusy(true)
    try {
      await source.deleteLayer(layer.layer, held !== null)
      toast({ title: t('layer.done', { layer: layer.layer }) })
      await refresh()
      onClose()
    } catch (error) {
      const refused = error instanceof ApiError && error.errors?.find(({ code }) => code === 'layer_has_items')
      if (refused) setHeld(Number(refused.meta.count))
      else setFault(wordsOf(error, t('failed.text')))
      setBusy(false)
    }
  }
  const primary = {
    label: t(held === null ? 'layer.delete' : 'layer.moveUp'),
    type: 'attention',
    onClick: () => void remove(),
    reason: held !== null && isTop ? t('layer.held.top') : undefined,
  } as const
  return (
    <Dialog
      title={held === null ? t('layer.delete.title', { layer: layer.layer }) : t('layer.held', { count: held })}
      width={440}
      busy={busy}
      onClose={onClose}
      primary={primary}
    >
      {held === null ? (
        <p>{t('layer.delete.text', { count: layer.count })}</p>
      ) : (
        <p>{t(isTop ? 'layer.held.top' : 'layer.held.text')}</p>
      )}
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
    </Dialog>
  )
}
