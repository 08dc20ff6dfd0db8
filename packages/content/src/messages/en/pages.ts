export const pages = {
  /** Names of the frame that shows the doctor area. */
  doctorService: {
    home: 'Doctor area: start',
    orders: 'Doctor area: orders',
    reports: 'Doctor area: reports',
  },
};
