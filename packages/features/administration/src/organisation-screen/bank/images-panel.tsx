import { wordsOf } from '@tsumugi/api'
import { imageKinds, organisationImages, userGroups } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, confirm, FileDrop, Notice } from '@tsumugi/ui'
import { useState } from 'react'
import { frameTexts } from '../../frame/messages/catalogue.ts'
import { Block } from '../../frame/screen-frame.tsx'
import { bankTexts } from './messages/catalogue.ts'
import type { PanelProps } from '../panel-props.ts'

type Kind = (typeof imageKinds)[number]

/** Logo and seal, as documents carry them. */
export function ImagesPanel({ organisation, mayWrite, onSaved }: PanelProps) {
  const t = useText(bankTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState<Kind | null>(null)
  const userGroupId = organisation.id

  async function work(kind: Kind, act: () => Promise<unknown>) {
    setBusy(kind)
    setFailure('')
    try {
      await act()
      onSaved((await api.of(userGroups).show({ id: userGroupId })).data)
    } catch (error) {
      setFailure(wordsOf(error, frame('failed')))
    } finally {
      setBusy(null)
    }
  }
  const remove = async (kind: Kind) => {
    const sure = await confirm({
      title: t(`image.${kind}`),
      message: t('image.sure'),
      type: 'attention',
      okLabel: t('image.remove'),
    })
    if (sure) await work(kind, () => api.of(organisationImages).delete({ userGroupId, kind }))
  }

  return (
    <Block title={t('images')} lead={t('images.lead')}>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <div className="people-pair">
        {imageKinds.map((kind) => {
          const image = organisation.images.find((each) => each.kind === kind)
          return (
            <figure key={kind} className="people-image">
              <figcaption className="small">{t(`image.${kind}`)}</figcaption>
              <span className="ground">
                {image ? (
                  <img src={image.url} alt={t(`image.${kind}`)} />
                ) : (
                  <span className="small faint">{t('image.none')}</span>
                )}
              </span>
              {mayWrite && (
                <>
                  <FileDrop
                    label={t('image.choose', { kind: t(`image.${kind}`) })}
                    kinds={['png', 'jpg', 'webp']}
                    maxCount={1}
                    busy={busy === kind}
                    onFiles={([file]) =>
                      file &&
                      void work(kind, () => api.of(organisationImages).upload({ userGroupId, body: { kind, file } }))
                    }
                  />
                  {image && (
                    <Button type="plain" size={24} onClick={() => void remove(kind)}>
                      {t('image.remove')}
                    </Button>
                  )}
                </>
              )}
            </figure>
          )
        })}
      </div>
    </Block>
  )
}
