/** The end of the first screen. The build inlines the rules for what precedes it; the rest is hidden until the style sheet applies. */
export const Fold = () => <div data-fold="" hidden />
