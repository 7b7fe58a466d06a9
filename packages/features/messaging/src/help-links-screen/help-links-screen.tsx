import { keepsPlatform, type HelpPage } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import {
  Button,
  confirm,
  Dialog,
  EmptyState,
  ErrorState,
  Form,
  Screen,
  Skeleton,
  TextField,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { basePath } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { useState } from 'react'
import css from '../news.css?inline'
import { useHelpPages } from '../news-queries.ts'
import { helpTexts } from './help-texts.ts'

/** Which screens have a help page of their own; the others open the usual help. */
export function HelpLinksScreen() {
  useStyles(css)
  const t = useText(helpTexts)
  const { data, error, mutate, remove } = useHelpPages()
  const [editing, setEditing] = useState<HelpPage | 'new' | null>(null)
  const mayKeep = admits(useSession().user, keepsPlatform)
  async function take({ id, pattern }: HelpPage) {
    if (
      !(await confirm({
        title: t('delete.title', { pattern }),
        message: t('delete.text'),
        type: 'attention',
        okLabel: t('delete'),
      }))
    )
      return
    await remove(id).catch(() => toast({ title: t('failed'), type: 'attention' }))
  }
  return (
    <Screen
      className="news"
      title={t('title')}
      actions={
        mayKeep && (
          <Button type="primary" icon={Plus} onClick={() => setEditing('new')}>
            {t('new')}
          </Button>
        )
      }
    >
      <p className="small soft">{t('lead')}</p>
      {error && !data && <ErrorState heading="h2" onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data?.length === 0 && (
        <EmptyState
          heading="h2"
          title={t('empty')}
          action={mayKeep && <Button onClick={() => setEditing('new')}>{t('new')}</Button>}
        />
      )}
      <ul className="entries">
        {data?.map((page) => (
          <li key={page.id}>
            <h2 className="code">{page.pattern}</h2>
            {[page.urlJa, page.urlEn, page.urlZh]
              .filter((url) => url !== null)
              .map((url) => (
                <a key={url} className="small" href={url} target="_blank" rel="noreferrer">
                  {url}
                </a>
              ))}
            <div className="line">
              {mayKeep && (
                <>
                  <Button size={24} onClick={() => setEditing(page)}>
                    {t('edit')}
                  </Button>
                  <Button size={24} type="plain" onClick={() => void take(page)}>
                    {t('delete')}
                  </Button>
                </>
              )}
              <span className="tiny faint">{formatDate(page.updatedAt)}</span>
            </div>
          </li>
        ))}
      </ul>
      {editing && <HelpDialog page={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Screen>
  )
}

type Values = Record<'pattern' | 'urlJa' | 'urlEn' | 'urlZh', string>

const valuesOf = (page: HelpPage | null): Values => ({
  pattern: page?.pattern ?? basePath,
  urlJa: page?.urlJa ?? '',
  urlEn: page?.urlEn ?? '',
  urlZh: page?.urlZh ?? '',
})
const inputOf = ({ pattern, urlJa, urlEn, urlZh }: Values) => ({
  pattern: pattern.trim(),
  urlJa: urlJa.trim(),
  urlEn: urlEn.trim() || null,
  urlZh: urlZh.trim() || null,
})

function HelpDialog({ page, onClose }: { page: HelpPage | null; onClose(): void }) {
  const t = useText(helpTexts)
  const { create, update } = useHelpPages()
  const { form, conflict, leave } = useKeptForm<Values, HelpPage, ReturnType<typeof inputOf>>({
    draft: `help_link.${page?.id ?? 'new'}`,
    row: page,
    initial: valuesOf(page),
    valuesOf,
    inputOf,
    nameOf: (field) => t(field),
    check: ({ urlJa }) => (urlJa.trim() ? {} : { urlJa: t('needed.url') }),
    create,
    update: (change, options) => update(page!.id, change, options),
    onSaved: () => undefined,
    onClose,
  })
  return (
    <Dialog
      title={t(page ? 'edit' : 'new')}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('title')} className="news-form">
        <TextField
          label={t('pattern')}
          hint={t('pattern.hint')}
          must
          className="code"
          maxLength={200}
          {...form.field('pattern')}
        />
        <TextField label={t('urlJa')} must type="url" maxLength={2000} {...form.field('urlJa')} />
        <TextField label={t('urlEn')} type="url" maxLength={2000} {...form.field('urlEn')} />
        <TextField label={t('urlZh')} type="url" maxLength={2000} {...form.field('urlZh')} />
      </Form>
      <ConflictDialog conflict={conflict} />
    </Dialog>
  )
}
