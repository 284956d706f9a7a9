/** The price alerts of the viewer, on whichever page they are set. */
export {
  priceAlertsApi,
  useAddPriceAlertMutation,
  useChangePriceAlertsMutation,
  useGetPriceAlertsQuery,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} from './priceAlertsApi';
export { sentenceOf } from './sentenceOf';
