export const messages = {
  title: '支払日の試算',
  'from.receipt': '受領日',
  'from.inspection': '検収日',
  'from.issue': '請求日',
  amount: '金額(円)',
  protected: '取適法の対象となる取引先(中小受託事業者)',
  incomplete: '締め日・支払月・支払日、または日数を入れると、ここに支払日が出ます。',
  due: '支払日',
  moved: '休業日で動く前',
  part: '金額',
  'method.bank': '振込',
  'method.cash': '現金',
  'method.densai': '電子記録債権',
  'method.card': 'カード',
  'fine.sixtyDays': '受領日から{day}日目の支払いです。60日以内なので問題ありません。',
  'fine.twoMonths': '受領日から{day}日目の支払いです。月締めの2か月以内({limit}まで)なので問題ありません。',
  'late.error':
    '支払日 {due} は受領日から{day}日目で、期限の {limit} を過ぎます。対象の取引先には使えません。締め日か支払月を早めてください。',
  'late.warning':
    '支払日 {due} は受領日から{day}日目で、取適法の期限なら {limit} までです。対象の取引先には使わないでください。',
  'finding.feeDeducted':
    '振込手数料を受取側の負担にして代金から引くことは、取適法の対象となる取引では認められません。「支払側が負担」にしてください。',
  'finding.clockStartsAtReceipt':
    '法定の期限は、検収日や請求日ではなく受領日から数えます。検収までの日数も含めて確かめてください。',
  'finding.notCash': '電子記録債権は、支払日までに額面どおり現金にできるものだけが認められます。手形は使えません。',
  'worst.fine': 'この年のどの日に受け取っても期限に間に合います(最長は {receipt} の受領で{day}日目)。',
  'worst.over':
    'この年でいちばん長いのは {receipt} の受領です。{due} の支払いは{day}日目で、期限を{beyond}日過ぎます。',
  'mark.receipt': '受領',
  'mark.closing': '締め',
  'mark.limit': '期限',
  'mark.due': '支払',
  'mark.bank': '銀行の休業日',
  'closure.weekend': '土日',
  'closure.holiday': '祝日',
  'closure.yearEnd': '年末年始',
  'closure.closed': '自社の休業日',
} as const

export type Messages = Record<keyof typeof messages, string>
