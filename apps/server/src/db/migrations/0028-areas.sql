-- Cities and districts are rows that staff edit; a service point refers to a district, and through it to its city.
-- A service point can retire, and say where it is and how to get there.

CREATE TABLE city (
  -- Stable, on the wire of visitors' calls: HK, KLN, NT.
  code text PRIMARY KEY CHECK (code <> ''),
  names local_text NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1)
);

CREATE TABLE district (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  city text NOT NULL REFERENCES city ON DELETE CASCADE,
  names local_text NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  -- For the service points, which carry the city of their district.
  CONSTRAINT district_and_city UNIQUE (id, city)
);
CREATE INDEX district_of_city ON district (city);

-- What the points of this database say: the same names in one city are one district.
WITH point AS (
  SELECT city, city_name, row_number() OVER (ORDER BY position, id) AS rank FROM service_point
)
INSERT INTO city (code, names, position)
SELECT city, (array_agg(city_name::jsonb ORDER BY rank))[1], row_number() OVER (ORDER BY min(rank))
FROM point GROUP BY city;

-- A closure may name a city that has lost its last point.
INSERT INTO city (code, names, position)
SELECT city, jsonb_build_object('tw', city, 'zh', city, 'en', city),
  (SELECT count(*) FROM city) + row_number() OVER (ORDER BY city)
FROM (SELECT DISTINCT city FROM break_day WHERE city <> '') AS closed
WHERE NOT EXISTS (SELECT FROM city WHERE code = closed.city);
UPDATE break_day SET city = NULL WHERE city = '';

WITH point AS (
  SELECT city, district::jsonb AS names, row_number() OVER (ORDER BY position, id) AS rank FROM service_point
)
INSERT INTO district (id, city, names, position)
SELECT left(md5(concat_ws(' ', city, names)), 12), city, names, row_number() OVER (PARTITION BY city ORDER BY min(rank))
FROM point GROUP BY city, names;

ALTER TABLE service_point ADD COLUMN district_id text;
UPDATE service_point SET district_id = district.id
FROM district
WHERE district.city = service_point.city AND district.names::jsonb = service_point.district::jsonb;
ALTER TABLE service_point DROP COLUMN district, DROP COLUMN city_name;
ALTER TABLE service_point RENAME COLUMN district_id TO district;
ALTER TABLE service_point ALTER COLUMN district SET NOT NULL;
ALTER TABLE service_point ADD CONSTRAINT service_point_area
  FOREIGN KEY (district, city) REFERENCES district (id, city) ON UPDATE CASCADE;
CREATE INDEX service_point_of_district ON service_point (district);

ALTER TABLE break_day ADD CONSTRAINT break_day_city FOREIGN KEY (city) REFERENCES city ON DELETE CASCADE;

-- A new database begins with the regions and districts of Hong Kong.
INSERT INTO city (code, names, position)
SELECT code, jsonb_build_object('tw', tw, 'zh', zh, 'en', en), position
FROM (VALUES
  (1, 'HK', '香港島', '香港岛', 'Hong Kong Island'),
  (2, 'KLN', '九龍', '九龙', 'Kowloon'),
  (3, 'NT', '新界', '新界', 'New Territories')
) AS region (position, code, tw, zh, en)
WHERE NOT EXISTS (SELECT FROM city);

INSERT INTO district (id, city, names, position)
SELECT id, city, jsonb_build_object('tw', tw, 'zh', zh, 'en', en), row_number() OVER (PARTITION BY city ORDER BY rank)
FROM (VALUES
  (1, 'HK', 'central-and-western', '中西區', '中西区', 'Central and Western'),
  (2, 'HK', 'wan-chai', '灣仔', '湾仔', 'Wan Chai'),
  (3, 'HK', 'eastern', '東區', '东区', 'Eastern'),
  (4, 'HK', 'southern', '南區', '南区', 'Southern'),
  (5, 'KLN', 'yau-tsim-mong', '油尖旺', '油尖旺', 'Yau Tsim Mong'),
  (6, 'KLN', 'sham-shui-po', '深水埗', '深水埗', 'Sham Shui Po'),
  (7, 'KLN', 'kowloon-city', '九龍城', '九龙城', 'Kowloon City'),
  (8, 'KLN', 'wong-tai-sin', '黃大仙', '黄大仙', 'Wong Tai Sin'),
  (9, 'KLN', 'kwun-tong', '觀塘', '观塘', 'Kwun Tong'),
  (10, 'NT', 'kwai-tsing', '葵青', '葵青', 'Kwai Tsing'),
  (11, 'NT', 'tsuen-wan', '荃灣', '荃湾', 'Tsuen Wan'),
  (12, 'NT', 'tuen-mun', '屯門', '屯门', 'Tuen Mun'),
  (13, 'NT', 'yuen-long', '元朗', '元朗', 'Yuen Long'),
  (14, 'NT', 'north', '北區', '北区', 'North'),
  (15, 'NT', 'tai-po', '大埔', '大埔', 'Tai Po'),
  (16, 'NT', 'sha-tin', '沙田', '沙田', 'Sha Tin'),
  (17, 'NT', 'sai-kung', '西貢', '西贡', 'Sai Kung'),
  (18, 'NT', 'islands', '離島', '离岛', 'Islands')
) AS area (rank, city, id, tw, zh, en)
WHERE NOT EXISTS (SELECT FROM district) AND EXISTS (SELECT FROM city WHERE code = area.city);

ALTER TABLE service_point
  -- From this day on nothing can be booked; null: it is open.
  ADD COLUMN retired_from date,
  ADD COLUMN map_link text CHECK (map_link <> ''),
  -- Degrees, WGS 84.
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD COLUMN directions local_text,
  ADD CHECK ((latitude IS NULL) = (longitude IS NULL));
