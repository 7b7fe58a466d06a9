export {
  afterApplicationMove,
  type ApplicationMove,
  applicationMoves,
  applicationMovesFrom,
  type ApplicationSide,
  type ApplicationStatus,
  applicationStatuses,
  isOfferOpen,
} from './application-status.ts'
export {
  fitOf,
  type FitReason,
  fitReasons,
  isFit,
  type Maker,
  type MonthCapacity,
  monthsBefore,
  type Wanted,
} from './fit.ts'
export { type Radar, radarAxes, type RadarAxis, type RadarInput, radarOf } from './radar.ts'
export {
  afterRecruitmentMove,
  type RecruitmentMove,
  recruitmentMoves,
  recruitmentMovesFrom,
  type RecruitmentStatus,
  recruitmentStatuses,
  recruitmentVisibilities,
  statusForSuppliers,
} from './recruitment-status.ts'
