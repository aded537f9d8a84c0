/** How a number is written that always shows so many decimals: `fixed(1)` writes 4 as 4.0. */
export function fixed(decimals: number) {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}
