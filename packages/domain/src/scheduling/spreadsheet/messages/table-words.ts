import type { StepKind } from '../../templates/step-kinds.ts'
import type { PhaseKind } from '../../../production/phase.ts'
import type { TableField } from '../schedule-table.ts'

/** How factories head the columns of a schedule, beside the words of our own screens. */
export const tableFieldWords: Readonly<Record<TableField, readonly string[]>> = {
  style: ['品番', '品番No', 'スタイル', '型番', 'Style', 'Style no', 'Art no', '款号', '款號', '货号'],
  step: ['工程', '工程名', '作業', 'Step', 'Process', '工序', '工序名'],
  row_kind: ['区分', '予実', '予定実績', 'Type', 'Plan/Actual', '类别', '区别'],
  planned: ['予定', '計画', '予定日', '計画日', 'Plan', 'Planned', '计划', '计划日'],
  planned_start: ['予定開始', '開始予定', '着手予定', '予定着手', 'Planned start', 'Plan start', '计划开始'],
  planned_end: ['予定終了', '終了予定', '完了予定', '予定完了', 'Planned end', 'Plan end', '计划结束', '计划完成'],
  actual: ['実績', '実績日', '日付', 'Actual', 'Date', '实绩', '实际', '日期'],
  actual_start: ['実績開始', '着手', '着手日', '開始日', 'Actual start', 'Started', '实际开始', '开始日'],
  actual_end: ['実績終了', '完了', '完了日', '終了日', '済', 'Actual end', 'Done', 'Finished', '实际完成', '完成日'],
  phase: ['フェーズ', '段階', '生産段階', 'Phase', 'Stage', '阶段'],
  order: ['No', '順', '順番', '工程順', '番号', 'Order', 'Seq', '序号', '顺序'],
  after: [
    '前工程',
    '先行工程',
    '前の工程',
    'Predecessor',
    'Predecessors',
    'After',
    'Depends on',
    '前道工序',
    '前置工序',
  ],
}

/** What phases are called in schedules, in any language. */
export const phaseWords: Readonly<Record<PhaseKind, readonly string[]>> = {
  proto: ['プロト', '1stプロト', '試作', 'Proto', 'Prototype', '初样'],
  sample1: ['1stサンプル', 'ファースト', 'サンプル1', '1st sample', 'Sample 1', '头样', '一样'],
  sample2: ['2ndサンプル', 'セカンド', 'サンプル2', '2nd sample', 'Sample 2', '二样'],
  exhibition_sample: ['展示会サンプル', '展サン', 'Exhibition sample', 'Salesman sample', '展会样', '展示会样衣'],
  pre_production: ['先上げ', '先上', 'Pre-production', 'PP', '产前样'],
  bulk: ['本生産', '量産', 'バルク', 'Bulk', 'Production', '大货'],
  reorder: ['リピート', '追加', '追加生産', 'Reorder', 'Repeat', '追加单', '返单', '翻单'],
}

/** What else steps are called on factory floors. */
export const stepSynonyms: Readonly<Record<StepKind, readonly string[]>> = {
  spec_fixed: ['仕様', '仕様書', 'Spec', '规格'],
  fabric_order: ['生地手配', '糸手配', 'Fabric PO', '订料'],
  fabric_in: ['生地', '生地入り', '生地入', '糸入り', 'Fabric', '面料'],
  trims_in: ['附属', '付属', '付属入荷', '資材', 'Trims', '辅料'],
  pre_production_approved: ['先上げ', '先上', 'PP', 'PP sample', 'PP approval', '产前样'],
  cutting: ['裁ち', '裁断・編立', 'Cut', '裁床', '编立'],
  sewing: ['縫い', '縫製上がり', '縫上り', 'Sew', '车缝', '缝纫'],
  finishing: ['プレス', '仕上', 'Finish', 'Pressing', '整烫', '后整'],
  inspection: ['検品', '検針', 'QC', 'Final inspection', '检验', '检针'],
  packing: ['パッキング', '箱詰め', 'Pack', '装箱'],
  ship: ['出荷日', '船積', '船積み', 'Shipment', 'ETD', 'Ex-factory', '出货'],
  arrive: ['納品', '着荷', 'Arrival', 'Delivery', 'ETA', '交货'],
  pattern: ['型紙', 'パターン作成', '纸样'],
  fitting: ['着せ付け', 'Fit', '试身'],
}
