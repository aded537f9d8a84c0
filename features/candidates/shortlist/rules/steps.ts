/** Whether the step buttons show: there is a shortlist, and the page was opened from within the product (R2-064). */
export function hasShortlistNavigation(total: number, routeCount: number): boolean {
  return total > 0 && routeCount > 1
}
