import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

export function Hues() {
  return (
    <div style={{ display: 'grid', gap: '8px', maxInlineSize: '380px' }}>
      <Notice hue="gold" action={<Button size={24}>催促する</Button>}>
        <b>回答期限まであと4日。</b>港南商事(デモ)の承諾を待っています。
      </Notice>
      <Notice hue="indigo">JIS L 0001:2024 に移りました。2014年版の記号は確認が必要です。</Notice>
      <Notice hue="madder">請求数量が検品数を 12 点超えています。</Notice>
      <Notice hue="bamboo">1,204 行を取り込みました。</Notice>
      <Notice>締め日は毎月末日です。</Notice>
    </div>
  )
}
