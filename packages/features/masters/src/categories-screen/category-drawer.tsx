import type { Category } from '@tsumugi/contract'
import { ApiError } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { storage } from '@tsumugi/session'
import { Button, Drawer, EmptyState, Form, TextField, toast, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { categoryTexts } from './category-texts.ts'
import type { TreeSource } from './tree-source.ts'

export interface CategoryDrawerProps {
  source: TreeSource
  /** Null while it is being added. */
  category: Category | null | undefined
  parent: Category | null
  draftName: string
  onSaved(category: Category): void
  onClose(): void
}

/** Name and code of one category; a stale save says what the other person wrote. */
export function CategoryDrawer(props: CategoryDrawerProps) {
  const t = useText(categoryTexts)
  if (props.category !== undefined) return <CategoryEditor {...props} category={props.category} />
  return (
    <Drawer title="" onClose={props.onClose}>
      <EmptyState filtered title={t('gone')} />
    </Drawer>
  )
}

function CategoryEditor({ source, category, parent, draftName, onSaved, onClose }: CategoryDrawerProps & { category: Category | null }) {
  const t = useText(categoryTexts)
  const [lockVersion, setLockVersion] = useState(category?.lockVersion ?? 0)
  const draft = storage.recordDraft(draftName)
  const form = useForm({
    initial: { name: category?.name ?? '', code: category?.code ?? '' },
    keep: { read: () => draft.get() as { name: string; code: string } | null, write: (values) => draft.set(values), forget: () => draft.remove() },
    check: ({ name }) => (name.trim() ? {} : { name: t('missing') }),
    submit,
    onDone: (saved: Category) => {
      toast({ title: t(category ? 'saved' : 'added', { name: saved.name }) })
      onSaved(saved)
    },
  })
  async function submit(values: { name: string; code: string }): Promise<Category> {
    const input = { name: values.name.trim(), code: values.code.trim() || null }
    try {
      if (category) return (await source.update(category.id, { ...input, lockVersion })).data
      return (await source.create({ ...input, parentId: parent?.id ?? null })).data
    } catch (error) {
      throw refusal(error)
    }
  }
  function refusal(error: unknown): unknown {
    if (!(error instanceof ApiError) || error.status !== 409) return error
    const { current } = error as ApiError & { current?: Category }
    if (current) setLockVersion(current.lockVersion)
    const errors = current ? [{ code: 'stale', field: null, message: t('stale', { name: current.name }) }] : (error.errors ?? [])
    return { status: 422, body: { errors } }
  }
  function leave() {
    form.reset()
    onClose()
  }
  return (
    <Drawer
      title={category ? category.name : t('add')}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form form={form} label={t('edit')} className="category-form">
        <p className="small soft">{parent ? t('below', { name: parent.name }) : t('top')}</p>
        <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
        <TextField label={t('code')} maxLength={20} className="code" {...form.field('code')} />
        <button type="submit" hidden aria-label={t('save')} />
      </Form>
    </Drawer>
  )
}
