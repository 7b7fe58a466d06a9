import { wordsOf } from '@tsumugi/api'
import type { ListTemplate } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Chip, confirm, IconButton, InlineModal, toast, useStyles } from '@tsumugi/ui'
import { Bookmark, Pencil, Plus, X } from '@tsumugi/ui/icons'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { listTexts } from '../../messages/catalogue.ts'
import { useViews, type Sight, type ViewedList } from './list-views.ts'
import css from './saved-views.css?inline'

const ViewDialog = lazy(() => import('./view-dialog.tsx').then((m) => ({ default: m.ViewDialog })))

interface SavedViewsProps extends ViewedList {
  /** The list was opened without any wish of its own, so that it begins with the default. */
  isBare: boolean
  onApply(sight: Sight): void
}

/** Columns, filters and order of a list under names, one's own and those shared with one; a default opens by itself. */
export function SavedViews({ isBare: isBareNow, onApply, ...list }: SavedViewsProps) {
  useStyles(css)
  const t = useText(listTexts)
  const { views, calls, query, refresh } = useViews(list.target)
  const [open, setOpen] = useState<ListTemplate | 'new' | null>(null)
  const [isBare] = useState(isBareNow)
  const begin = useEffectEvent(() => {
    const view = isBare ? views?.find(({ isDefault, mayChange }) => isDefault && mayChange) : undefined
    if (view) onApply(view)
  })
  const known = views !== undefined
  useEffect(() => {
    if (known) begin()
  }, [known])

  async function remove({ id, name, share }: ListTemplate) {
    const message = t(share === 'me' ? 'saved.remove.own' : 'saved.remove.shared')
    if (!(await confirm({ title: t('saved.remove.title', { name }), message, type: 'attention' }))) return
    try {
      await calls.delete({ id, query }, { on404: () => undefined })
    } catch (error) {
      toast({ title: t('saved.failed'), message: wordsOf(error), type: 'attention' })
    }
    await refresh()
  }
  return (
    <>
      <InlineModal
        label={t('saved')}
        placement="below-end"
        trigger={(props) => <IconButton icon={Bookmark} label={t('saved')} {...props} />}
      >
        {(close) => {
          const then = (work: () => void) => () => {
            close()
            work()
          }
          return (
            <div className="record-views">
              {views?.length === 0 && <p className="small soft">{t('saved.none')}</p>}
              {views?.map((view) => (
                <div key={view.id} className="view">
                  <button type="button" className="open" onClick={then(() => onApply(view))}>
                    {view.name}
                  </button>
                  {view.share !== 'me' && <Chip>{view.teamName ?? t('saved.shared')}</Chip>}
                  {view.mayChange && (
                    <IconButton
                      icon={Pencil}
                      size={24}
                      label={t('saved.change', { name: view.name })}
                      onClick={then(() => setOpen(view))}
                    />
                  )}
                  {view.mayChange && (
                    <IconButton
                      icon={X}
                      size={24}
                      label={t('saved.remove', { name: view.name })}
                      onClick={then(() => void remove(view))}
                    />
                  )}
                </div>
              ))}
              <Button icon={Plus} onClick={then(() => setOpen('new'))}>
                {t('saved.save')}
              </Button>
            </div>
          )
        }}
      </InlineModal>
      {open && (
        <Suspense>
          <ViewDialog {...{ list }} view={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
