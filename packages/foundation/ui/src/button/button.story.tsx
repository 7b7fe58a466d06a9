import { ChevronRight, Pencil, Plus } from '../icon/icons.ts'
import { Button, buttonTypes, IconButton, type ButtonSize, type ButtonType } from './button.tsx'

const words: Record<ButtonType, string> = {
  primary: '発注書を作る',
  'sub-primary': '編集',
  secondary: '変更版を作る',
  attention: '削除',
  sub: '条件を足す',
  plain: '取り下げる',
  info: '使い方を見る',
  'info-plain': '貼り付け',
  icon: '編集',
  floating: '追加',
  'icon-round': '次へ',
}

function Sample({ type, size, reason }: { type: ButtonType; size?: ButtonSize; reason?: string }) {
  if (type === 'icon' || type === 'icon-round') {
    const icon = type === 'icon' ? Pencil : ChevronRight
    return <IconButton type={type} icon={icon} label={words[type]} size={size} reason={reason} />
  }
  return (
    <Button type={type} size={size} icon={type === 'floating' ? Plus : undefined} reason={reason}>
      {words[type]}
    </Button>
  )
}

/** The eleven types, 32 and 24 high, and disabled with a reason. */
export function ElevenTypes() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: '8px 12px' }}>
      {buttonTypes.flatMap((type) => [
        <div key={type}>
          <Sample type={type} />
        </div>,
        <div key={`${type}-24`}>
          <Sample type={type} size={24} />
        </div>,
        <div key={`${type}-off`}>
          <Sample type={type} reason="発行後は変更できません。変更版を作ってください。" />
        </div>,
      ])}
    </div>
  )
}

export function WithIcon() {
  return (
    <Button type="primary" icon={Plus}>
      発注書を作る
    </Button>
  )
}

export function Busy() {
  return (
    <Button type="primary" busy>
      発行しています
    </Button>
  )
}

export function Link() {
  return (
    <Button href="#" iconEnd={ChevronRight}>
      一覧へ
    </Button>
  )
}
