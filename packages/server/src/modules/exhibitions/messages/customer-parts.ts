/** Labels of what a shop is asked for, in the three languages, as a new exhibition has them. */
export const partLabels = {
  shop: { ja: '店名・会社名', en: 'Shop or company', 'zh-CN': '店名/公司名' },
  person: { ja: 'ご担当者', en: 'Contact person', 'zh-CN': '联系人' },
  email: { ja: 'メールアドレス', en: 'Email address', 'zh-CN': '电子邮箱' },
  tel: { ja: '電話番号', en: 'Telephone', 'zh-CN': '电话' },
  address: { ja: '納品先の住所', en: 'Delivery address', 'zh-CN': '收货地址' },
} as const
