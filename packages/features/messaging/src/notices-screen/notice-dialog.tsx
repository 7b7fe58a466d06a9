import type { NoticeInput, WrittenNotice } from '@tsumugi/contract'
import { kinds, noticeImportances, type Kind } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Checkbox, DateField, Dialog, Field, Form, Select, TextArea, TextField } from '@tsumugi/ui'
import { useWrittenNotices } from '../news-queries.ts'
import { noticeTexts } from './notice-texts.ts'

interface Values {
  titleJa: string
  titleEn: string
  titleZh: string
  bodyJa: string
  bodyEn: string
  bodyZh: string
  kinds: readonly Kind[]
  startsOn: string
  endsOn: string
  importance: NoticeInput['importance']
}

const today = () => new Date().toLocaleDateString('sv-SE')
const filled = (text: string) => text.trim() || null

function valuesOf(notice: WrittenNotice | null): Values {
  return {
    titleJa: notice?.titleJa ?? '',
    titleEn: notice?.titleEn ?? '',
    titleZh: notice?.titleZh ?? '',
    bodyJa: notice?.bodyJa ?? '',
    bodyEn: notice?.bodyEn ?? '',
    bodyZh: notice?.bodyZh ?? '',
    kinds: notice?.kinds ?? [],
    startsOn: notice?.startsOn ?? today(),
    endsOn: notice?.endsOn ?? '',
    importance: notice?.importance ?? 'normal',
  }
}

function inputOf({ titleEn, titleZh, bodyEn, bodyZh, endsOn, ...values }: Values): NoticeInput {
  return {
    ...values,
    kinds: [...values.kinds],
    titleEn: filled(titleEn),
    titleZh: filled(titleZh),
    bodyEn: filled(bodyEn),
    bodyZh: filled(bodyZh),
    endsOn: endsOn || null,
  }
}

/** A notice in three languages, for kinds of organisations and a period. */
export function NoticeDialog({ notice, onClose }: { notice: WrittenNotice | null; onClose(): void }) {
  const t = useText(noticeTexts)
  const { create, update } = useWrittenNotices(false, 1)
  const { form, conflict, leave } = useKeptForm<Values, WrittenNotice, NoticeInput>({
    draft: `notice.${notice?.id ?? 'new'}`,
    row: notice,
    initial: valuesOf(notice),
    valuesOf,
    inputOf,
    nameOf: (field) => t(field),
    check: ({ titleJa, startsOn }) => ({
      ...(!titleJa.trim() && { titleJa: t('needed.title') }),
      ...(!startsOn && { startsOn: t('needed.start') }),
    }),
    create,
    update: (change, options) => update(notice!.id, change, options),
    onSaved: () => undefined,
    onClose,
  })
  function say(field: keyof Values, value: unknown): string {
    if (field === 'importance') return t(`importance.${value as Values['importance']}`)
    if (field === 'kinds') return (value as readonly Kind[]).map((kind) => t(`kind.${kind}`)).join(', ')
    return String(value)
  }
  const chosen = form.values.kinds
  return (
    <Dialog
      title={t(notice ? 'edit' : 'new')}
      width={720}
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t('publish'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('new')} className="news-form">
        <TextField label={t('titleJa')} must maxLength={200} {...form.field('titleJa')} />
        <TextArea label={t('bodyJa')} rows={4} maxLength={8000} {...form.field('bodyJa')} />
        <div className="news-pair">
          <TextField label={t('titleEn')} maxLength={200} {...form.field('titleEn')} />
          <TextField label={t('titleZh')} maxLength={200} {...form.field('titleZh')} />
          <TextArea label={t('bodyEn')} rows={3} maxLength={8000} {...form.field('bodyEn')} />
          <TextArea label={t('bodyZh')} rows={3} maxLength={8000} {...form.field('bodyZh')} />
          <DateField
            label={t('startsOn')}
            must
            {...form.field('startsOn')}
            onChange={(day) => form.set({ startsOn: day ?? '' })}
          />
          <DateField
            label={t('endsOn')}
            hint={t('endsOn.hint')}
            {...form.field('endsOn')}
            onChange={(day) => form.set({ endsOn: day ?? '' })}
          />
        </div>
        <Select
          label={t('importance')}
          options={noticeImportances.map((value) => ({ value, label: t(`importance.${value}`) }))}
          placeholder={null}
          {...form.field('importance')}
        />
        <Field group label={t('kinds')} hint={t('kinds.hint')}>
          {() => (
            <div className="news-ticks">
              {kinds.map((kind) => (
                <Checkbox
                  key={kind}
                  checked={chosen.includes(kind)}
                  onChange={(on) =>
                    form.set({ kinds: kinds.filter((each) => (each === kind ? on : chosen.includes(each))) })
                  }
                >
                  {t(`kind.${kind}`)}
                </Checkbox>
              ))}
            </div>
          )}
        </Field>
      </Form>
      <ConflictDialog conflict={conflict} say={say} />
    </Dialog>
  )
}
