/** What people of the demo have written to one another; accounts by the key of their persona. */
export interface DemoTalk {
  readonly group: number
  readonly partner: number | null
  readonly subject: string
  readonly members: readonly string[]
  readonly messages: readonly { by: string; at: string; text: string; to?: readonly string[]; file?: string }[]
}

export const talks: readonly DemoTalk[] = [
  {
    group: 1,
    partner: null,
    subject: '26AW 追加発注の判断',
    members: ['brand', 'brandMember', 'brandOwner'],
    messages: [
      {
        by: 'brandOwner',
        at: '2026-11-19T09:10:00Z',
        text: 'ウールコートの消化が予定を上回っています。追加するなら今週中に決めたいです。',
      },
      {
        by: 'brandMember',
        at: '2026-11-20T01:30:00Z',
        text: '在庫は残り180点です。生地の残反は約310m、追加120点までなら年内に上がります。',
      },
      {
        by: 'brandOwner',
        at: '2026-11-20T23:45:00Z',
        text: '@森下 あさ さん、120点で見積りを取ってください。',
        to: ['brand'],
      },
    ],
  },
  {
    group: 1,
    partner: 3,
    subject: '27SS シャツ 先上げの日程',
    members: ['brand', 'brandMember', 'supplier', 'supplierMember'],
    messages: [
      {
        by: 'brand',
        at: '2026-11-18T01:05:00Z',
        text: '加藤さん、いつもお世話になっております。\n27SSのリネンシャツ3型、先上げは12月4日(金)着でお願いできますか。',
      },
      {
        by: 'supplier',
        at: '2026-11-18T02:40:00Z',
        text: '森下さん、ありがとうございます。\n生地が11月27日に入れば間に合います。入荷がずれそうなら早めにご連絡ください。',
      },
      {
        by: 'brand',
        at: '2026-11-19T00:20:00Z',
        text: '染織倉庫に確認しました。27日午前着です。小川から仕様書をお送りします。',
        to: ['brandMember'],
        file: '仕様書_リネンシャツ.svg',
      },
      {
        by: 'supplier',
        at: '2026-11-20T07:55:00Z',
        text: '仕様書を受け取りました。@森下 あさ さん、2枚目の前立ての幅は3.0cmで合っていますか。前回は2.8cmでした。',
        to: ['brand'],
      },
    ],
  },
  {
    group: 2,
    partner: null,
    subject: '27SS 展示会の準備',
    members: ['otherBrand', 'manyOrganisations'],
    messages: [
      {
        by: 'otherBrand',
        at: '2026-11-20T03:00:00Z',
        text: '会場の見取り図を共有します。ラックは6本の予定です。',
        file: '会場図.svg',
      },
    ],
  },
]

export const notices = [
  {
    title_ja: '年末年始のサポートについて',
    title_en: 'Support over the New Year',
    title_zh: '年末年初的支持服务',
    body_ja:
      '12月29日から1月4日まで、電話の受付をお休みします。ご意見からのお問い合わせには、1月5日から順にお答えします。',
    body_en:
      'Telephone support is closed from December 29 to January 4. Feedback sent from the product is answered from January 5.',
    body_zh: '12月29日至1月4日电话服务暂停。通过意见反馈的咨询将从1月5日起依次回复。',
    kinds: [],
    starts_on: '2026-11-16',
    ends_on: null,
    importance: 'important',
  },
  {
    title_ja: '支払条件に法定期限の確認がつきました',
    title_en: 'Payment terms now check the legal limit',
    title_zh: '付款条件新增法定期限检查',
    body_ja: '自組織の設定の下にある「支払条件」の「試算」で、受領日ごとの支払日と60日・2か月の期限を確かめられます。',
    body_en:
      'Payment terms, at the foot of Own organisation: “Simulate” shows the due date of any day of receipt and the limits of sixty days and two months.',
    body_zh: '在“本组织设置”下方的付款条件页面的“试算”中，可按收货日确认付款日以及60天、2个月的期限。',
    kinds: ['brand', 'trade'],
    starts_on: '2026-11-20',
    ends_on: null,
    importance: 'normal',
  },
] as const

export const feedbacks = [
  {
    group: 1,
    by: 'brandMember',
    page: '/s/merchandisings/md_map',
    text: '地図で、前年の同じ週の数量を重ねて見たいです。',
    status: 'planned',
    reply: 'ありがとうございます。前年の重ね表示は次の更新で入る予定です。',
  },
  {
    group: 2,
    by: 'otherBrand',
    page: '/s/exhibition_admin',
    text: '注文の集計をブランド別に出したいです。',
    status: 'new',
    reply: null,
  },
] as const

export const helpLinks = [
  {
    pattern: '/s/payment_term_definitions',
    url_ja: '/users/help?lang=ja&screen=/s/payment_term_definitions',
    url_en: '/users/help?lang=en&screen=/s/payment_term_definitions',
    url_zh: null,
  },
]

export const markScenes = [
  {
    field: 'sample_due',
    name: 'サンプル期限',
    from: '2026-11-27',
    to: '2026-12-04',
    at: '2026-11-20T02:00:00Z',
    status: 'open',
  },
  { field: 'order_qty', name: '発注予定数', from: '320 点', to: '400 点', at: '2026-11-19T06:30:00Z', status: 'open' },
  { field: 'eco', name: '環境配慮素材', from: null, to: '✓', at: '2026-11-18T04:10:00Z', status: 'confirmed' },
  {
    field: 'order_qty',
    name: '発注予定数',
    from: '180 点',
    to: '260 点',
    at: '2026-11-17T08:00:00Z',
    status: 'objected',
    comment: '12月の枠では220点までです。分納でもよいでしょうか。',
  },
  {
    field: 'sample_due',
    name: 'サンプル期限',
    from: '2026-11-20',
    to: '2026-11-27',
    at: '2026-11-12T01:00:00Z',
    status: 'superseded',
  },
] as const
