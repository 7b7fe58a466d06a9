export { groupBy } from './groups.ts'
export { type CompanyCalendar, everyDay, type HolidayTable } from './calendars/company-calendar.ts'
export { type CountrySpan, type HolidayGap, holidayGaps, type LoadedYears } from './calendars/holiday-gaps.ts'
export {
  type HolidayLine,
  type HolidayLineFault,
  holidayLineFaults,
  holidayText,
  readHolidayLines,
} from './calendars/holiday-lines.ts'
export { WorkingCalendar } from './calendars/working-calendar.ts'
export { addWorkdays, type DateSpan, isWorkday, workdaysBetween, workdaysIn, workSpan } from './calendars/workdays.ts'
export {
  scheduleColorKeys,
  scheduleColorRules,
  usualScheduleColors,
  type ScheduleColorKey,
  type ScheduleColorRule,
} from './colors/schedule-colors.ts'
export { editablePlan, type EditablePlan } from './editing/editable-plan.ts'
export { operationMove, operationPatch } from './editing/operation-patch.ts'
export { type OperationRefusal, type OperationResult } from './editing/operation-result.ts'
export { operationByKey, type DatesOperation, type PlanKey, type PlanOperation } from './editing/plan-operation.ts'
export {
  applyPatch,
  emptyPatch,
  invertPatch,
  joinPatches,
  type LinkChange,
  patchConflicts,
  type PlanPatch,
  type StepChange,
  type StepDates,
} from './editing/plan-patch.ts'
export { type KeptPromise, punctualities, type Punctuality } from './figures/punctuality.ts'
export { type DailyCapacity, type LoadStep, type WeekLoad, weekLoads } from './figures/week-load.ts'
export { type ProgressStep, type WorkInProgress, workInProgress } from './figures/work-in-progress.ts'
export { freezeBaseline } from './forecast/baseline.ts'
export { criticalIndexes, criticalPaths } from './forecast/critical-paths.ts'
export { type DeliveryOutcome, deliveryOutcomes, type DeliveryTerms } from './forecast/delivery-outcome.ts'
export { forecastBounds, type ForecastContext } from './forecast/forecast-bounds.ts'
export {
  type ForecastDifference,
  forecastDifference,
  type MovedStep,
  type OutcomeChange,
  simulateDelays,
  type TermsOf,
} from './forecast/forecast-difference.ts'
export { forecastPlan, movedForecast, type PlanForecast } from './forecast/forecast.ts'
export { type Health, healths, scheduleHealth, stepHealth } from './forecast/health.ts'
export { type HiddenBounds, hiddenBounds } from './forecast/hidden-bounds.ts'
export { type StepForecast, stepForecasts } from './forecast/step-forecasts.ts'
export { type AxisTick, axisTicks } from './gantt/axis-ticks.ts'
export { closedSpans } from './gantt/closed-spans.ts'
export { type GroupedRow, type GroupedRows, groupedRows, groupRows, type RowGroup } from './gantt/grouped-rows.ts'
export { type LinkBuckets, linkBuckets, type LinkRows, linksInWindow } from './gantt/link-buckets.ts'
export { distanceToRoute, linkRoute, type Point, routePath } from './gantt/link-route.ts'
export {
  barOf,
  dayAtX,
  type GanttZoom,
  ganttZooms,
  scrollAfterZoom,
  type TimeScale,
  xOfDay,
} from './gantt/time-scale.ts'
export { type Adjacency } from './network/adjacency.ts'
export { type LinkFault, linkFaults } from './network/link-faults.ts'
export { closedLinkEnds, cycleByLink, cycleForReader } from './network/new-link.ts'
export { type NetworkStep, type StepLink } from './network/step-link.ts'
export { type Calendars, stepNetwork, type StepNetwork } from './network/step-network.ts'
export { paperPages, type PaperRow, type PaperSlice, paperSlices } from './paper/paper-pages.ts'
export { drivingPath } from './planning/critical-path.ts'
export { earliestDates } from './planning/earliest-dates.ts'
export { type FloatDays, floatDays } from './planning/float-days.ts'
export { latestDates } from './planning/latest-dates.ts'
export { type PlanBounds, type PlanDates, unfixed, uniformBounds } from './planning/plan-bounds.ts'
export { planBackward, planBothWays, planForward, spanOf, type TwoWaySpan } from './planning/two-way-plan.ts'
export { type DatesUpdate, updateDates } from './planning/update-dates.ts'
export { changeCost } from './sides/change-cost.ts'
export { type ChangeSplit, type ProposedChange, splitChange } from './sides/change-split.ts'
export { type MoveRight, moveRight, moveRights, type ScheduleParties } from './sides/move-right.ts'
export { acceptancePatch, staleChanges } from './sides/proposal-answer.ts'
export { retreatPatch } from './sides/retreat-patch.ts'
export { readDayText, readSpanText } from './spreadsheet/day-text.ts'
export { phaseWords, stepSynonyms, tableFieldWords } from './spreadsheet/messages/table-words.ts'
export {
  type DateKind,
  nameKey,
  noWords,
  type RowWords,
  type ScheduleCell,
  type ScheduleTable,
  scheduleTable,
  type TableField,
  tableFields,
  type TableNames,
} from './spreadsheet/schedule-table.ts'
export { type EdgeDays, spanOfDays, tableDays } from './spreadsheet/table-days.ts'
export { isQuantityOver, type ReportFault, reportFaults } from './status/report-faults.ts'
export {
  isScheduleClosed,
  scheduleLifecycle,
  type ScheduleStatus,
  scheduleStatuses,
  type ScheduleTransition,
} from './status/schedule-lifecycle.ts'
export { type ActualDates, type ScheduledStep, type SchedulePlan } from './status/scheduled-step.ts'
export {
  isSettled,
  type ProcedureStatus,
  procedureStatuses,
  type ProcedureTransition,
  stepLifecycle,
} from './status/step-lifecycle.ts'
export { reportStep } from './status/step-report.ts'
export { type Milestone, type MilestoneChip, milestoneChips, milestoneKinds } from './templates/milestones.ts'
export {
  scheduleTemplates,
  type TemplateCalendar,
  type TemplateLink,
  type TemplateOwner,
  type TemplateStep,
} from './templates/schedule-templates.ts'
export {
  bulkStepKinds,
  type GoodsConstruction,
  goodsConstructions,
  sampleStepKinds,
  type StepKind,
  stepKinds,
  type StepWord,
  stepWord,
  stepWords,
} from './templates/step-kinds.ts'
export { type PlanAnchor, scheduleFromTemplate, type TemplateParties } from './templates/template-schedule.ts'
