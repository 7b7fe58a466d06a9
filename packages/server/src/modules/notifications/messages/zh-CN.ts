import type { NotificationMessages } from './ja.ts'

export const messages: NotificationMessages = {
  'title.approval_asked': '请审批：{title}（{by}）',
  'title.approval_late': '审批已逾期：{title}',
  'title.approval_escalated': '因逾期，请您审批：{title}',
  'title.approval_approved': '已批准：{title}（{by}）',
  'title.approval_rejected': '已驳回：{title}（{by}）',
  'title.approval_returned': '已退回修改：{title}（{by}）',
  'title.approval_withdrawn': '申请已撤回：{title}（{by}）',
  'title.approval_cancelled': '内容有变更，审批已取消：{title}（{by}）',
  'title.workflow_draft': '有申请等待填写：{title}',
  'title.mark_opened': '{partner}更改了“{content}”，请确认：{title}',
  'title.mark_objected': '对更改有异议：{title}“{content}”（{partner}）',
  'title.mark_resolved': '异议已有答复：{title}“{content}”（{partner}）',
  'title.message_received': '新消息：{title}（{from}）',
  'title.message_mentioned': '发给您的消息：{title}（{from}）',
  'word.comment': '“{comment}”',
  'word.system': '系统',
  'word.digest': '您有 {count} 条通知',
  'word.greeting': '{name}，您好',
  'word.open': '打开',
  'word.footer': '这是来自 {product} CLOUD 的通知。',
}
