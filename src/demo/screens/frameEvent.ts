/** The event on a frame's element once its screen shows the state. */
export const DRAWN = 'screen-drawn'
