import type { Messages } from './ja.ts'

export const messages = {
  title: '查找重复',
  why: '这些仅在全半角、大小写、空格或假名上不同。选择要保留的一条,其他使用处会改为它。',
  none: '没有发现重复',
  keep: '保留“{name}”',
  uses: '使用 {count}',
  merge: '合并为一条',
  merged: '已合并到 {name}',
  failed: '未能合并,请重试。',
} as const satisfies Messages
