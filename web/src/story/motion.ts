/** Motion explains, and nobody has to wait for it. */

/** Everything that moves comes to its end at once; what moves for ever goes on. */
export function finishMotion(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().iterations !== Infinity) motion.finish();
  }
}
