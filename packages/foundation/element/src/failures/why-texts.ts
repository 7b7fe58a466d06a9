import type { Locale } from '@tsumugi/domain'

/** Words by kind of failure: what is wrong and what to do. Kinds without words of their own keep the general ones. */
export type WhyTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>

export const whyTexts: WhyTexts = {
  ja: {
    'auth-required': 'サインインが切れています。サインインし直してください。',
    forbidden: 'この内容を見る権限がありません。必要なときは会社の管理者に頼んでください。',
    'not-found': '見つかりませんでした。すでに削除されたか、番号が違います。',
    conflict: 'ほかの人の変更と重なりました。もう一度お試しください。',
    'organisation-changed': '別の組織に切り替わりました。元の組織に戻すか、開き直してください。',
    busy: '混み合っています。少し待つと自動でもう一度試します。',
    server: 'サーバーで問題が起きています。自動でもう一度試します。入力した内容は残っています。',
    network: 'つながりませんでした。通信を確かめてください。つながると自動で続けます。',
    timeout: 'サーバーから返事がありません。自動でもう一度試します。',
    unreadable: '返事を読めませんでした。自動でもう一度試します。',
    'origin-refused':
      'このサイト（{origin}）は登録されていないか、展示会の番号が違います。サイトの管理者は、展示会の「提携サイト」に登録してください。',
    'key-refused':
      'publishable-key がこの展示会のものではありません。サイトの管理者は、展示会の設定で鍵を確かめてください。',
    'id-missing': '{attribute} が指定されていません。サイトの管理者は、タグに {attribute} を書いてください。',
    'id-unknown': '{attribute} の番号の展示会がありません。サイトの管理者は、番号を確かめてください。',
  },
  en: {
    'auth-required': 'The sign-in has ended. Please sign in again.',
    forbidden: 'You may not see this. If you need to, ask the administrator of your organisation.',
    'not-found': 'This was not found. It was deleted, or the number is wrong.',
    conflict: 'This met a change by somebody else. Please try again.',
    'organisation-changed': 'Another organisation was chosen. Switch back to yours, or load this page anew.',
    busy: 'There is a lot going on. It is tried again in a moment.',
    server: 'The server has a problem. It is tried again by itself. What you typed is kept.',
    network: 'There is no connection. Check yours; it goes on by itself as soon as there is one.',
    timeout: 'The server does not answer. It is tried again by itself.',
    unreadable: 'The answer could not be read. It is tried again by itself.',
    'origin-refused':
      "This site ({origin}) is not registered, or there is no such exhibition. Whoever runs the site: register it under Partners' sites of the exhibition.",
    'key-refused':
      'The publishable-key is not the one of this exhibition. Whoever runs the site: check the key in the settings of the exhibition.',
    'id-missing': '{attribute} is missing. Whoever runs the site: write {attribute} on the tag.',
    'id-unknown': 'There is no exhibition of the number in {attribute}. Whoever runs the site: check the number.',
  },
  'zh-CN': {
    'auth-required': '登录已失效。请重新登录。',
    forbidden: '您没有查看此内容的权限。如有需要，请联系公司管理员。',
    'not-found': '未找到。可能已被删除，或编号有误。',
    conflict: '与他人的更改冲突。请重试。',
    'organisation-changed': '已切换到另一组织。请切换回来，或重新打开此页面。',
    busy: '当前访问繁忙。稍后将自动重试。',
    server: '服务器出现问题，将自动重试。您输入的内容已保留。',
    network: '无法连接。请检查网络；恢复后将自动继续。',
    timeout: '服务器没有响应，将自动重试。',
    unreadable: '无法读取响应，将自动重试。',
    'origin-refused': '此网站（{origin}）尚未登记，或展会编号有误。请网站管理员在展会的“合作网站”中登记。',
    'key-refused': 'publishable-key 不属于此展会。请网站管理员在展会设置中核对密钥。',
    'id-missing': '未指定 {attribute}。请网站管理员在标签中写明 {attribute}。',
    'id-unknown': '没有 {attribute} 所指编号的展会。请网站管理员核对编号。',
  },
}
