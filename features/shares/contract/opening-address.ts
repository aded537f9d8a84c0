/** Where a link is opened. The gate knows it without the contract, whose schemas are half the size of the gate. */
export const openingAddress = {
  method: 'POST',
  path: '/candidate/employment/interview/checkReportPwd',
  sends: 'form',
  payload: 'data',
} as const
