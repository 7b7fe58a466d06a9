# frozen_string_literal: true

class Project
  FIRST = ["2026年春夏 布帛 (デモ)", "2026年秋冬 ニット (デモ)"].freeze
  extend Remembered
end
