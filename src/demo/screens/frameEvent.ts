/** What a frame's element emits once its screen shows the state. */
export const DRAWN = 'screen-drawn'
