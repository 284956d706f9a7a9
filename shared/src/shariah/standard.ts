/** A screening standard as data; its shape is a contract, so that a scholar's edition can be checked on arrival. */
export type {
  BusinessRule,
  BusinessRules,
  Citation,
  Hysteresis,
  RatioRule,
  Recipe,
  StandardData as Standard,
  Term,
} from '@tayyib/shared/contracts';
