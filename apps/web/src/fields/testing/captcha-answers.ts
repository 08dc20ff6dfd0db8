/** Captchas `uuid-1`, `uuid-2`, … */
export function captchaAnswers() {
  let count = 0;
  return () => {
    count += 1;
    const data = { uuid: `uuid-${count}`, img: `data:image/png;base64,${count}` };
    return { code: 200, msg: '', data, ...data };
  };
}
