import { useState } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Chip, Count, FilterChip } from '../chip/chip.tsx'
import { Progress } from '../progress/progress.tsx'
import { Status } from './status.tsx'

/** Every mark beside a word: status, chips, counts, people, bars. */
export function Marks() {
  const [filtered, setFiltered] = useState(true)
  return (
    <div style={{ display: 'grid', gap: '12px', maxInlineSize: '420px' }}>
      <div className="button-row">
        <Status>下書き</Status>
        <Status look="going">進行中</Status>
        <Status look="waiting">承諾待ち</Status>
        <Status look="late">納期超過</Status>
        <Status look="done">完了</Status>
        <Status look="stopped">取消</Status>
      </div>
      <div className="button-row">
        <Chip>シャツ</Chip>
        <Chip hue="indigo">変更</Chip>
        <Chip hue="gold">期限 本日</Chip>
        <Chip hue="madder">差異 2件</Chip>
        <Chip hue="bamboo">登録済</Chip>
        <Chip hue="outline">Rev.2</Chip>
        {filtered && <FilterChip name="27春夏" onRemove={() => setFiltered(false)} />}
      </div>
      <div className="button-row">
        <Count>{12}</Count>
        <Count hue="indigo">{3}</Count>
        <Count hue="madder">{120}</Count>
        <Avatar name="森下 あさ" named />
        <Avatar name="沖" hue="gold" />
        <Avatar name="李" hue="bamboo" size={32} />
        <Avatar name="株式会社北斗縫製" hue="plain" size={32} group />
      </div>
      <Progress
        label="納品"
        parts={[
          { size: 35, look: 'done' },
          { size: 25, look: 'going' },
        ]}
      />
      <Progress label="請求" done={60} look="late" />
      <Progress label="読み取り" />
    </div>
  )
}
