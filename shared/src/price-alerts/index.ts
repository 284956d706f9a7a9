/** The price alerts of the viewer, on whichever page they are set. */
export {
  priceAlertsApi,
  useAddPriceAlertMutation,
  useGetPriceAlertsQuery,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} from './priceAlertsApi';
export { sentenceOf } from './sentenceOf';
