import type { Category } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Button, Drawer, EmptyState, Form, TextField, toast } from '@tsumugi/ui'
import { categoryTexts } from './category-texts.ts'
import type { CategoryInput, TreeSource } from './tree-source.ts'

export interface CategoryDrawerProps {
  source: TreeSource
  /** Null while it is being added. */
  category: Category | null | undefined
  parent: Category | null
  draftName: string
  onSaved(category: Category): void
  onClose(): void
}

/** Name and code of one category. */
export function CategoryDrawer(props: CategoryDrawerProps) {
  const t = useText(categoryTexts)
  if (props.category !== undefined) return <CategoryEditor {...props} category={props.category} />
  return (
    <Drawer title="" onClose={props.onClose}>
      <EmptyState filtered title={t('gone')} />
    </Drawer>
  )
}

function CategoryEditor({
  source,
  category,
  parent,
  draftName,
  onSaved,
  onClose,
}: CategoryDrawerProps & { category: Category | null }) {
  const t = useText(categoryTexts)
  const { form, conflict, leave } = useKeptForm<Record<'name' | 'code', string>, Category, CategoryInput>({
    draft: draftName,
    row: category,
    initial: valuesOf(category),
    valuesOf,
    inputOf: ({ name, code }) => ({ name: name.trim(), code: code.trim() || null }),
    nameOf: (field) => t(field),
    check: ({ name }) => (name.trim() ? {} : { name: t('missing') }),
    create: async (input, options) => (await source.create({ ...input, parentId: parent?.id ?? null }, options)).data,
    update: async (change, options) => (await source.update(category!.id, change, options)).data,
    onSaved(saved) {
      toast({ title: t(category ? 'saved' : 'added', { name: saved.name }) })
      onSaved(saved)
    },
    onClose,
  })
  return (
    <Drawer
      title={category ? category.name : t('add')}
      onClose={() => void leave()}
      footer={
        <>
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
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
      <ConflictDialog conflict={conflict} />
    </Drawer>
  )
}

const valuesOf = (category: Category | null) => ({ name: category?.name ?? '', code: category?.code ?? '' })
